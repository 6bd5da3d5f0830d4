import {
  Bind,
  Body,
  Controller,
  Param,
  Post,
  Put,
  UsePipes,
  ValidationPipe,
} from '@nestjs/common';
import { CreateCatDto } from './cat.dto';
import { DtoPipe } from './dto.pipe';
import { ParseIdPipe } from './parse-id.pipe';

@Controller('cats')
export class CatsController {
  @Post()
  @Bind(Body(DtoPipe))
  @Reflect.metadata('design:paramtypes', [CreateCatDto])
  create(dto) {
    return dto;
  }

  @Put(':id')
  @UsePipes(new ValidationPipe({ whitelist: true }))
  @Bind(Param('id', ParseIdPipe), Body())
  @Reflect.metadata('design:paramtypes', [Number, CreateCatDto])
  update(id, dto) {
    return { id, dto };
  }

  @Post('plain')
  @Bind(Body(), Body(DtoPipe))
  plain(dto, patch) {
    return { dto, patch };
  }
}

@Controller('dogs')
@UsePipes(new ValidationPipe())
export class DogsController {
  @Post(':age')
  @Bind(Param('age'), Body('name'))
  @Reflect.metadata('design:paramtypes', [Number, String])
  create(age, name) {
    return { age, name };
  }
}
