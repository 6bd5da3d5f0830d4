import { DynamicModule, Module, type Provider } from '@nestjs/common';
import { DatabaseService } from './database.service';

export interface DatabaseOptions {
  readonly url: string;
}

const OPTIONS = Symbol('OPTIONS');

@Module({})
export class DatabaseModule {
  static forRoot(
    options: DatabaseOptions,
    ...extra: Provider[]
  ): DynamicModule {
    const providers: Provider[] = [
      { provide: OPTIONS, useValue: options },
      {
        provide: DatabaseService,
        useFactory: (given: DatabaseOptions): DatabaseService =>
          new DatabaseService(given.url),
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
