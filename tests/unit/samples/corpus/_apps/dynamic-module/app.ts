import { Controller, Get, Inject, MiddlewareConsumer, Module, NestMiddleware, NestModule, Injectable, OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { NameModule, StorageModule, StorageService } from './storage.module';

@Injectable()
export class FolderMiddleware implements NestMiddleware {
  constructor(private readonly storage: StorageService) {}

  use(req: Request, res: Response, next: NextFunction): void {
    res.setHeader('x-folder', this.storage.options.folder);
    (req as Request & { folder?: string }).folder = this.storage.options.folder;
    next();
  }
}

@Controller()
export class AppController {
  constructor(
    private readonly storage: StorageService,
    @Inject('NAME') private readonly name: string,
  ) {}

  @Get()
  show() {
    return [this.storage.options, this.name, AppModule.started];
  }
}

@Module({
  imports: [StorageModule.register({ folder: '/tmp', isGlobal: true }), NameModule.forRoot('名字')],
  controllers: [AppController],
})
export class AppModule implements NestModule, OnModuleInit {
  static started?: string;

  constructor(
    private readonly moduleRef: ModuleRef,
    private readonly storage: StorageService,
  ) {}

  onModuleInit(): void {
    AppModule.started = this.storage.options.folder + this.moduleRef.get<string>('NAME', { strict: false });
  }

  configure(consumer: MiddlewareConsumer) {
    consumer.apply(FolderMiddleware).forRoutes('{*splat}');
  }
}
