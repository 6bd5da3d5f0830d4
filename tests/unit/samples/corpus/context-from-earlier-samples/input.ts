constructor(
  @InjectRepository(Photo, 'photos') private readonly photos: Repository<Photo>,
  private readonly cats: CatsService,
) {}

at(@Optional() clock: Clock, options: Options): Date {
  return clock.now();
}
