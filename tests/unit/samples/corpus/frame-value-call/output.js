// 两个应用
NestFactory.create(AppModule, { bufferLogs: true })
