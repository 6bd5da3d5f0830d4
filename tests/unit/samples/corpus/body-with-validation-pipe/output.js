import {
  Bind,
  Body,
  Controller,
  Param,
  Patch,
  Post,
  UsePipes,
  ValidationPipe,
} from '@nestjs/common';
import { CreateCatDto } from './dto/create-cat.dto';
import { UpdateCatDto } from './dto/update-cat.dto';
import { options } from './validation.options';

@Controller('cats')
export class CatsController {
  @Post()
  @Bind(
    Body(new ValidationPipe({ whitelist: true, expectedType: CreateCatDto })),
  )
  create(dto) {
    return dto;
  }

  @Post('quick')
  @Bind(Body(new ValidationPipe({ expectedType: CreateCatDto })))
  quick(dto) {
    return dto;
  }

  @Post('named')
  @Bind(
    Body('cat', new ValidationPipe({ ...options, expectedType: CreateCatDto })),
  )
  named(dto) {
    return dto;
  }

  @Patch(':id')
  @Bind(Param('id'), Body(new ValidationPipe({ expectedType: UpdateCatDto })))
  update(id, dto) {
    return { id, ...dto };
  }

  @Post('piped')
  @UsePipes(new ValidationPipe({ transform: true, expectedType: CreateCatDto }))
  @Bind(Body())
  piped(dto) {
    return dto;
  }
}
