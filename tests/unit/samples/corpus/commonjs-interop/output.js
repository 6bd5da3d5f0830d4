const cookieParser = require('cookie-parser');
import { NestFactory } from '@nestjs/core';

async function bootstrap(koa) {
  const app = await NestFactory.create(class AppModule {});
  app.use(cookieParser());
  return [app, koa];
}

module.exports = bootstrap;
