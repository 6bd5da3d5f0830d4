import { Injectable } from '@nestjs/common';
import { Cat } from './interfaces/cat.interface';

@Injectable()
export class CatsService {
  private readonly cats: Cat[] = [];

  create(cat: Cat): void {
    this.cats.push(cat);
  }

  findAll(): Cat[] {
    return this.cats;
  }

  // 找不到时返回 undefined
  findOne(name: string): Cat | undefined {
    return this.cats.find((cat) => cat.name === name);
  }
}
