import cookieParser = require('cookie-parser');
import type Koa = require('koa');
import { NestFactory } from '@nestjs/core';

async function bootstrap(koa?: Koa) {
  const app = await NestFactory.create(class AppModule {});
  app.use(cookieParser());
  return [app, koa];
}

export = bootstrap;
