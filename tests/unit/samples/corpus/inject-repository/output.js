import { Dependencies, Injectable } from '@nestjs/common';
import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { User } from './user.entity';

@Injectable()
@Dependencies(
  getRepositoryToken(User),
  getDataSourceToken('albums'),
  DataSource,
)
export class UsersService {
  constructor(users, albums, dataSource) {
    this.users = users;
    this.albums = albums;
    this.dataSource = dataSource;
  }

  findOne(id) {
    return this.users.findOneBy({ id });
  }
}
