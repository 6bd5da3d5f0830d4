/**
 * A constructor parameter → its injection token, as JavaScript.
 *
 *   cats: CatsService                              → CatsService
 *   @Inject('DB') db: Pool                         → 'DB'
 *   @InjectRepository(Cat) cats: Repository<Cat>   → getRepositoryToken(Cat)
 *   @Optional() options?: Options                  → Object, and Optional()(X, undefined, 0) after the class
 */
import ts from 'typescript';
import type { Import, Names } from './names';
import { injectableClass } from './runtime-type';
import { decoratorCall, decoratorsOf } from './source';

export interface Dependency {
  /** Absent if Nest could not tell what to inject. */
  readonly token?: string;
  /** Decorators to call after the class, since JavaScript has none for parameters. */
  readonly applied: readonly string[];
  readonly imports: readonly Import[];
}

/** `@InjectX(…)` → the function of the same package and parameters that returns the token (the packages' types, 2026). */
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
    {
      token: own ?? (decorators.length > 0 ? 'Object' : undefined),
      applied: [],
      imports: [],
    },
  );
}

function decorated(
  node: ts.Decorator,
  known: Dependency,
  own: string | undefined,
  names: Names,
): Partial<Dependency> {
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
