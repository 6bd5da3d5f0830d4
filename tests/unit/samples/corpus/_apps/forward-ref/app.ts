import { Controller, Get, Module } from '@nestjs/common';
import { CatsService } from './cats.service';
import { OwnersService } from './owners.service';

@Controller()
export class AppController {
  constructor(
    private readonly cats: CatsService,
    private readonly owners: OwnersService,
  ) {}

  @Get()
  both() {
    return { owner: this.cats.owner(), cat: this.owners.cat() };
  }
}

@Module({ controllers: [AppController], providers: [CatsService, OwnersService] })
export class AppModule {}
