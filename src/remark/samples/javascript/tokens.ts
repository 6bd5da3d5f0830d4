/**
 * 构造函数的一个参数 → 它的注入令牌，写成 JavaScript。
 *
 *   cats: CatsService                              → CatsService
 *   @Inject('DB') db: Pool                         → 'DB'
 *   @InjectRepository(Cat) cats: Repository<Cat>   → getRepositoryToken(Cat)
 *   @Optional() options?: Options                  → Object，并在类的后面写 Optional()(X, undefined, 0)
 */
import ts from 'typescript';
import type { Import, Names } from './names';
import { injectableClass } from './runtime-type';
import { decoratorCall, decoratorsOf } from './source';

export interface Dependency {
  /** 没有：Nest 说不出要注入什么。 */
  readonly token?: string;
  /** JavaScript 里没有参数装饰器：这些要在类的后面对参数调用。 */
  readonly applied: readonly string[];
  readonly imports: readonly Import[];
}

/** 各个包的 `@InjectX(…)` → 同一个包里参数相同、给出令牌的函数（2026 年各包的类型文件）。 */
const TOKEN_OF: Readonly<Record<string, string>> = {
  InjectRepository: 'getRepositoryToken',
  InjectDataSource: 'getDataSourceToken',
  InjectEntityManager: 'getEntityManagerToken',
  InjectModel: 'getModelToken',
  InjectConnection: 'getConnectionToken',
  InjectQueue: 'getQueueToken',
  InjectFlowProducer: 'getFlowProducerToken',
  InjectMikroORM: 'getMikroORMToken',
  InjectThrottlerOptions: 'getOptionsToken',
  InjectThrottlerStorage: 'getStorageToken',
};

export function dependency(parameter: ts.ParameterDeclaration, names: Names): Dependency {
  const decorators = decoratorsOf(parameter);
  const own = injectableClass(parameter.type, names);
  return decorators.reduce<Dependency>(
    (known, decorator) => ({ ...known, ...decorated(decorator, known, own, names) }),
    { token: own ?? (decorators.length > 0 ? 'Object' : undefined), applied: [], imports: [] },
  );
}

function decorated(node: ts.Decorator, known: Dependency, own: string | undefined, names: Names): Partial<Dependency> {
  const {
    name: local,
    call,
    arguments: [token],
  } = decoratorCall(node);
  const { name, module } = names.imports.get(local) ?? { name: local };
  if (name === 'Inject') return { token: token?.getText() ?? own };
  const getter = TOKEN_OF[name];
  if (!getter || !call || (module && !/^@(?:nestjs|mikro-orm)\//.test(module))) {
    return { applied: [...known.applied, node.expression.getText()] };
  }
  return {
    token: getter + call.getText().slice(call.expression.getWidth()),
    imports: module ? [{ module, name: getter }] : [],
  };
}
