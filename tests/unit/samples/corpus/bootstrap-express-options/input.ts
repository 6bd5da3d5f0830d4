import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory } from '@nestjs/core';
import { join } from 'node:path';
import { AppModule } from './app.module';

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  // 留下原始的请求体
  rawBody: true,
});
app.useStaticAssets(join(import.meta.dirname!, '..', 'public'));
await app.listen(Number(process.env.PORT!));
