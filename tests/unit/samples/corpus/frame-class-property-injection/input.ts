private readonly logger = new Logger();

// 钟
@Inject(Clock)
private readonly clock: Clock;

@Optional() @Inject() private readonly zone?: ZoneService;
