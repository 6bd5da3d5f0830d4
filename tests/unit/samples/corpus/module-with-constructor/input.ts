import { Module, OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CatsService } from './cats.service';

@Module({ providers: [CatsService] })
export class CatsModule implements OnModuleInit {
  private service!: CatsService;

  constructor(private moduleRef: ModuleRef) {}

  onModuleInit(): void {
    this.service = this.moduleRef.get(CatsService, { strict: false });
  }
}
