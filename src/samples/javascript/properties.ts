/**
 * Property decorators work in JavaScript, but cannot see the property's type: so the decorator has to state it.
 *
 *   @Inject() cats: CatsService     → @Inject(CatsService) cats
 *   @Column({ unique: true }) name: string → @Column({ type: String, unique: true }) name
 *   @Field() name: string           → @Field(() => String) name
 */
import ts from 'typescript';
import { type Edit, insert, replace } from './edits';
import type { Import, Names } from './names';
import { injectableClass, runtimeType } from './runtime-type';
import { decoratorCall, type DecoratorCall, decoratorsOf, walk } from './source';
import type { Change, Step } from './step';

interface Typed {
  /** The packages that the decorator comes from. */
  readonly from: RegExp;
  /** `options`: `type` in the options object; `function`: the first argument is a function returning the type. */
  readonly as: 'options' | 'function';
  /** Any of these options states the type already. */
  readonly unless?: readonly string[];
  /** The package's own words for run-time types; a type without one is not written. */
  readonly words?: Readonly<Record<string, string>>;
  readonly imports?: readonly Import[];
}

const OPENAPI = {
  from: /^@nestjs\/swagger$/,
  as: 'options',
  unless: ['type', 'enum', 'oneOf', 'anyOf', 'allOf', '$ref'],
} as const;
const SIMPLE = { String: 'String', Number: 'Number', Boolean: 'Boolean', Date: 'Date' };
const MIKRO = {
  from: /^@mikro-orm\//,
  as: 'options',
  words: { String: `'string'`, Number: `'number'`, Boolean: `'boolean'`, Date: `'Date'` },
} as const;

/** Property decorators that guess from `design:type` (by the packages' sources), and how they take the type instead. */
const TYPED: Readonly<Record<string, readonly Typed[]>> = {
  Column: [
    { from: /^typeorm$/, as: 'options', words: SIMPLE },
    {
      from: /^sequelize-typescript$/,
      as: 'options',
      words: {
        String: 'DataType.STRING',
        Number: 'DataType.INTEGER',
        Boolean: 'DataType.BOOLEAN',
        Date: 'DataType.DATE',
      },
      imports: [{ module: 'sequelize-typescript', name: 'DataType' }],
    },
  ],
  Prop: [{ from: /^@nestjs\/mongoose$/, as: 'options' }],
  Property: [MIKRO],
  PrimaryKey: [MIKRO],
  ApiProperty: [OPENAPI],
  ApiPropertyOptional: [OPENAPI],
  Field: [{ from: /^@nestjs\/graphql$/, as: 'function' }],
};

/** Types that say nothing when reflected. */
const UNKNOWN = ['Object', 'Array', 'Promise', 'Function', 'Map', 'Set'];

export const properties: Step = ({ source, names }) => {
  const changes = walk(source)
    .filter(ts.isPropertyDeclaration)
    .flatMap((property) =>
      decoratorsOf(property).map((decorator) => explicit(decorator, property, names)),
    );
  return {
    edits: changes.flatMap(({ edits }) => edits),
    imports: changes.flatMap(({ imports = [] }) => imports),
  };
};

function explicit(decorator: ts.Decorator, property: ts.PropertyDeclaration, names: Names): Change {
  const call = decoratorCall(decorator);
  const { name, module } = names.imports.get(call.name) ?? { name: call.name };
  if (name === 'Inject' && call.call && call.arguments.length === 0) {
    return { edits: first(call.call, injectableClass(property.type, names) ?? '') };
  }
  const typed = (TYPED[name] ?? []).find(({ from }) => module === undefined || from.test(module));
  const type = runtimeType(property.type, names);
  const word = typed?.words ? typed.words[type] : type;
  if (!typed || !word || UNKNOWN.includes(type)) return { edits: [] };
  const edits =
    typed.as === 'function'
      ? asFunction(call, word)
      : asOption(decorator, call, word, typed.unless);
  return { edits, imports: edits.length > 0 ? typed.imports : [] };
}

function asFunction({ call, arguments: [given] }: DecoratorCall, type: string): Edit[] {
  if (!call || (given && !ts.isObjectLiteralExpression(given))) return [];
  return first(call, `() => ${type}${given ? ', ' : ''}`);
}

function asOption(
  node: ts.Decorator,
  { call, arguments: [options] }: DecoratorCall,
  type: string,
  unless: readonly string[] = ['type'],
): Edit[] {
  if (!call) return [insert(node.end, `({ type: ${type} })`)];
  if (!options) return first(call, `{ type: ${type} }`);
  if (!ts.isObjectLiteralExpression(options)) return [];
  const [entry] = options.properties;
  if (!entry) return [replace(options.getStart(), options.end, `{ type: ${type} }`)];
  if (options.properties.some((property) => unless.includes(property.name?.getText() ?? '')))
    return [];
  return [insert(entry.getStart(), `type: ${type}, `)];
}

/** Inserts in front of the arguments. */
function first(call: ts.CallExpression, text: string): Edit[] {
  return [insert(call.arguments.pos, text)];
}
