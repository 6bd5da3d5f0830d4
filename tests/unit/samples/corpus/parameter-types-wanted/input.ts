import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CatsService } from './cats.service';
import { CreateCatDto } from './dto/create-cat.dto';
import type { Filter } from './filter';

@Controller('cats')
export class CatsController {
  constructor(private readonly cats: CatsService) {}

  @Post()
  create(@Body() dto: CreateCatDto): Promise<void> {
    return this.cats.create(dto);
  }

  @Get(':id')
  findOne(@Param('id') id: number, @Query('full') full?: boolean) {
    return this.cats.findOne(id, full);
  }

  @Get()
  findAll(@Query('name') name: string, @Query() filter: Filter) {
    return this.cats.findAll(name, filter);
  }
}
