// 两个应用
NestFactory.create<NestExpressApplication>(AppModule, { bufferLogs: true } satisfies NestApplicationOptions)
