import { Dependencies, Injectable } from '@nestjs/common';

@Injectable()
@Dependencies('CONNECTION')
export class CatsRepository {
  constructor(pool) {
    this.pool = pool;
  }

  async count() {
    const { rows } = await this.pool.query(
      'SELECT count(*) AS total FROM cats',
    );
    return Number(rows[0].total);
  }
}
