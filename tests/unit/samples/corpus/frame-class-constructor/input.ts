private readonly logger = new Logger(CatsController.name);

// 两个依赖
constructor(
  private readonly cats: CatsService,
  @Optional() @Inject('OPTIONS') private readonly options?: CatsOptions,
) {}
