import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { User } from './user.entity';

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectDataSource('albums') private readonly albums: DataSource,
    private readonly dataSource: DataSource,
  ) {}

  findOne(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }
}
