import { ArgumentMetadata, Body, Controller, Injectable, Module, Param, PipeTransform, Post, UsePipes, ValidationPipe } from '@nestjs/common';
import { CreateCatDto } from './dto';

@Injectable()
export class TypePipe implements PipeTransform {
  transform(value: unknown, { metatype }: ArgumentMetadata) {
    return { value, type: metatype?.name };
  }
}

@Controller('cats')
export class CatsController {
  @Post('inline')
  inline(@Body(new ValidationPipe({ whitelist: true })) dto: CreateCatDto) {
    return dto;
  }

  @Post('bare')
  bare(@Body(ValidationPipe) dto: CreateCatDto) {
    return dto;
  }

  @Post('method/:id')
  @UsePipes(new ValidationPipe({ transform: true }))
  method(@Param('id') id: number, @Body() dto: CreateCatDto) {
    return { id, isDto: dto instanceof CreateCatDto };
  }

  @Post('type')
  type(@Body(TypePipe) dto: CreateCatDto) {
    return dto;
  }
}

@Module({ controllers: [CatsController] })
export class AppModule {}
