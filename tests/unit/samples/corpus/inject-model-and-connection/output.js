import { Dependencies, Injectable } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { Cat } from './schemas/cat.schema';

@Injectable()
@Dependencies(getModelToken(Cat.name), getConnectionToken())
export class CatsService {
  constructor(catModel, connection) {
    this.catModel = catModel;
    this.connection = connection;
  }

  async create(name) {
    return new this.catModel({ name }).save();
  }
}
