import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

@Injectable()
export class CatsRepository {
  constructor(@Inject('CONNECTION') private readonly pool: Pool) {}

  async count(): Promise<number> {
    const { rows } = await this.pool.query<{ total: string }>(
      'SELECT count(*) AS total FROM cats',
    );
    return Number(rows[0]!.total);
  }
}
