import {
  Bind,
  Body,
  Controller,
  Dependencies,
  Get,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { CatsService } from './cats.service';
import { CreateCatDto } from './dto/create-cat.dto';

@Controller('cats')
@Dependencies(CatsService)
export class CatsController {
  constructor(cats) {
    this.cats = cats;
  }

  @Post()
  @Bind(Body())
  @Reflect.metadata('design:paramtypes', [CreateCatDto])
  create(dto) {
    return this.cats.create(dto);
  }

  @Get(':id')
  @Bind(Param('id'), Query('full'))
  @Reflect.metadata('design:paramtypes', [Number, Boolean])
  findOne(id, full) {
    return this.cats.findOne(id, full);
  }

  @Get()
  @Bind(Query('name'), Query())
  findAll(name, filter) {
    return this.cats.findAll(name, filter);
  }
}
