{
  imports: [ConfigModule.forRoot<Env>({ isGlobal: true })],
  providers: [
    // 换成假的实现
    { provide: CatsService, useValue: mock as unknown as CatsService },
  ],
}
