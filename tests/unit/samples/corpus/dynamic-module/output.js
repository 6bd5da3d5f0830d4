import { Module } from '@nestjs/common';
import { DatabaseService } from './database.service';

const OPTIONS = Symbol('OPTIONS');

@Module({})
export class DatabaseModule {
  static forRoot(options, ...extra) {
    const providers = [
      { provide: OPTIONS, useValue: options },
      {
        provide: DatabaseService,
        useFactory: (given) => new DatabaseService(given.url),
        inject: [OPTIONS],
      },
      ...extra,
    ];
    return {
      module: DatabaseModule,
      global: true,
      providers,
      exports: [DatabaseService],
    };
  }
}
