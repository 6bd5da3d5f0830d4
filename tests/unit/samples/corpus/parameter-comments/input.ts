import { Body, Controller, Post, Query } from '@nestjs/common';
import { CatsService } from './cats.service';

@Controller('cats')
export class CatsController {
  constructor(
    // 猫的业务
    private readonly cats: CatsService,
  ) {
    this.cats.warmUp();
  }

  @Post()
  create(
    @Body() cat: { name: string }, // 请求体
    @Query('dry') dry?: string, // 只试一下
  ) {
    return dry ? cat : this.cats.create(cat);
  }
}
