// 打开校验
app.useGlobalPipes(new ValidationPipe({ whitelist: true }));
const config = app.get<ConfigService<Env, true>>(ConfigService);
await app.listen(config.get('PORT', { infer: true })!);
return config as ConfigService;
