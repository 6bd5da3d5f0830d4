import {
  Bind,
  Body,
  Controller,
  Dependencies,
  Post,
  Query,
} from '@nestjs/common';
import { CatsService } from './cats.service';

@Controller('cats')
@Dependencies(CatsService)
export class CatsController {
  constructor(
    // 猫的业务
    cats,
  ) {
    this.cats = cats;
    this.cats.warmUp();
  }

  @Post()
  @Bind(Body(), Query('dry'))
  create(
    cat, // 请求体
    dry, // 只试一下
  ) {
    return dry ? cat : this.cats.create(cat);
  }
}
