import { Dependencies, Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CatsService } from './cats.service';

@Module({ providers: [CatsService] })
@Dependencies(ModuleRef)
export class CatsModule {
  service;

  constructor(moduleRef) {
    this.moduleRef = moduleRef;
  }

  onModuleInit() {
    this.service = this.moduleRef.get(CatsService, { strict: false });
  }
}
