@Injectable()
class CatsService {
  constructor(@Inject('DB') private db: Database) {}

  find(@Query() query: string) {
    return this.db.find(query);
  }
}
