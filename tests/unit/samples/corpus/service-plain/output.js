import { Injectable } from '@nestjs/common';

@Injectable()
export class CatsService {
  cats = [];

  create(cat) {
    this.cats.push(cat);
  }

  findAll() {
    return this.cats;
  }

  // 找不到时返回 undefined
  findOne(name) {
    return this.cats.find((cat) => cat.name === name);
  }
}
