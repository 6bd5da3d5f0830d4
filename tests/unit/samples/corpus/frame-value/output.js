{
  imports: [ConfigModule.forRoot({ isGlobal: true })],
  providers: [
    // 换成假的实现
    { provide: CatsService, useValue: mock },
  ],
}
