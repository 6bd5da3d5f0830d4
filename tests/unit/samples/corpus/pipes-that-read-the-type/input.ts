import { Body, Controller, Param, Post, Put, UsePipes, ValidationPipe } from '@nestjs/common';
import { CreateCatDto, type Patch } from './cat.dto';
import { DtoPipe } from './dto.pipe';
import { ParseIdPipe } from './parse-id.pipe';

@Controller('cats')
export class CatsController {
  @Post()
  create(@Body(DtoPipe) dto: CreateCatDto) {
    return dto;
  }

  @Put(':id')
  @UsePipes(new ValidationPipe({ whitelist: true }))
  update(@Param('id', ParseIdPipe) id: number, @Body() dto: CreateCatDto) {
    return { id, dto };
  }

  @Post('plain')
  plain(@Body() dto: CreateCatDto, @Body(DtoPipe) patch: Patch) {
    return { dto, patch };
  }
}

@Controller('dogs')
@UsePipes(new ValidationPipe())
export class DogsController {
  @Post(':age')
  create(@Param('age') age: number, @Body('name') name: string) {
    return { age, name };
  }
}
