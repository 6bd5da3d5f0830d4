// 打开校验
app.useGlobalPipes(new ValidationPipe({ whitelist: true }));
const config = app.get(ConfigService);
await app.listen(config.get('PORT', { infer: true }));
return config;
