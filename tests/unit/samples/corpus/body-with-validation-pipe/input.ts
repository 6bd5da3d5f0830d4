import {
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
  create(@Body(new ValidationPipe({ whitelist: true })) dto: CreateCatDto) {
    return dto;
  }

  @Post('quick')
  quick(@Body(ValidationPipe) dto: CreateCatDto) {
    return dto;
  }

  @Post('named')
  named(@Body('cat', new ValidationPipe(options)) dto: CreateCatDto) {
    return dto;
  }

  @Patch(':id')
  update(
    @Param('id') id: string,
    @Body(new ValidationPipe()) dto: UpdateCatDto,
  ) {
    return { id, ...dto };
  }

  @Post('piped')
  @UsePipes(new ValidationPipe({ transform: true }))
  piped(@Body() dto: CreateCatDto) {
    return dto;
  }
}
