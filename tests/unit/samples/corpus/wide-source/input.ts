import { Body, Controller, Get, Header, Param, ParseIntPipe, Post } from '@nestjs/common';
import { CatsService } from './cats.service';

@Controller('cats')
export class CatsController {
  constructor(private readonly catsService: CatsService) {}

  @Get(':id')
  async findOne(@Param('id', ParseIntPipe) id: number): Promise<{ id: number; name: string }> {
    return this.catsService.findOne(id, { withOwner: true, withToys: true, limit: 20 });
  }

  @Post()
  @Header('Location', '/cats/1')
  create(@Body('name') name: string, @Body('breed') breed: string, @Body('age') age: number) {
    return this.catsService.create({ name, breed, age });
  }
}
