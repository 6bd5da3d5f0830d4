@Injectable()
@Dependencies('DB')
class CatsService {
  constructor(db) {
    this.db = db;
  }

  @Bind(Query())
  find(query) {
    return this.db.find(query);
  }
}
