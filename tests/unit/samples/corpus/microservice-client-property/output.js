import { Controller, Get } from '@nestjs/common';
import { Client, Transport } from '@nestjs/microservices';

@Controller()
export class AppController {
  @Client({ transport: Transport.GRPC, options: { package: 'hero', protoPath: 'hero.proto' } })
  client;

  heroes;

  onModuleInit() {
    this.heroes = this.client.getService('HeroesService');
  }

  @Get()
  call() {
    return this.heroes.findOne({ id: 1 });
  }
}
