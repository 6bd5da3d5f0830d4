import {
  Module,
  Scope,
  type FactoryProvider,
  type ValueProvider,
} from '@nestjs/common';
import { CatsService } from './cats.service';

const mock = { findAll: () => [] as string[] } satisfies Pick<
  CatsService,
  'findAll'
>;

const connection: FactoryProvider<Promise<string>> = {
  provide: 'CONNECTION',
  useFactory: async (service: CatsService, prefix?: string): Promise<string> =>
    `${prefix ?? ''}${service.findAll().length}`,
  inject: [CatsService, { token: 'PREFIX', optional: true }],
  scope: Scope.REQUEST,
};

const value: ValueProvider = { provide: 'MOCK', useValue: mock };

@Module({
  providers: [connection, value],
})
export class AppModule {}
