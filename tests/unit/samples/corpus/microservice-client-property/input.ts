import { Controller, Get, OnModuleInit } from '@nestjs/common';
import { Client, type ClientGrpc, Transport } from '@nestjs/microservices';
import type { Observable } from 'rxjs';

interface HeroesService {
  findOne(data: { id: number }): Observable<any>;
}

@Controller()
export class AppController implements OnModuleInit {
  @Client({ transport: Transport.GRPC, options: { package: 'hero', protoPath: 'hero.proto' } })
  private readonly client!: ClientGrpc;

  private heroes!: HeroesService;

  onModuleInit() {
    this.heroes = this.client.getService<HeroesService>('HeroesService');
  }

  @Get()
  call(): Observable<any> {
    return this.heroes.findOne({ id: 1 });
  }
}
