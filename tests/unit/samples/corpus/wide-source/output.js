import {
  Bind,
  Body,
  Controller,
  Dependencies,
  Get,
  Header,
  Param,
  ParseIntPipe,
  Post,
} from '@nestjs/common';
import { CatsService } from './cats.service';

@Controller('cats')
@Dependencies(CatsService)
export class CatsController {
  constructor(catsService) {
    this.catsService = catsService;
  }

  @Get(':id')
  @Bind(Param('id', ParseIntPipe))
  async findOne(id) {
    return this.catsService.findOne(id, { withOwner: true, withToys: true, limit: 20 });
  }

  @Post()
  @Header('Location', '/cats/1')
  @Bind(Body('name'), Body('breed'), Body('age'))
  create(name, breed, age) {
    return this.catsService.create({ name, breed, age });
  }
}
