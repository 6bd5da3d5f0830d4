import { Module, Scope } from '@nestjs/common';
import { CatsService } from './cats.service';

const mock = { findAll: () => [] };

const connection = {
  provide: 'CONNECTION',
  useFactory: async (service, prefix) =>
    `${prefix ?? ''}${service.findAll().length}`,
  inject: [CatsService, { token: 'PREFIX', optional: true }],
  scope: Scope.REQUEST,
};

const value = { provide: 'MOCK', useValue: mock };

@Module({
  providers: [connection, value],
})
export class AppModule {}
