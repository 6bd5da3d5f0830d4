/**
 * Types of a method's parameters → `@Reflect.metadata('design:paramtypes', […])`.
 *
 * TypeScript emits it for every decorated method, JavaScript does not. It is written only where something reads it:
 * a pipe on a parameter whose type is a class (`@Body(DtoPipe) dto: CreateCatDto`, `@UsePipes(…)`), a page whose
 * global pipe looks at types (`parameterTypes`), and code-first GraphQL (which reads it even for a typed `@Args()`).
 */
import ts from 'typescript';
import type { Names } from './names';
import { knownClass, runtimeType } from './runtime-type';
import { decoratorCall, decoratorsOf } from './source';
import type { Sample } from './step';

const GRAPHQL_SCHEMA = ['Resolver', 'Query', 'Mutation', 'Subscription', 'ResolveField'];

/** @returns the decorator for the method: one line or none */
export function parameterTypes(method: ts.MethodDeclaration, { names, options }: Sample): string[] {
  const isPiped = options.parameterTypes || hasUsePipes(method);
  const isRead = method.parameters.some((parameter) => isTypeRead(parameter, isPiped, names));
  if (!isRead && !isCodeFirstGraphql(method)) return [];
  return [
    `@Reflect.metadata('design:paramtypes', [${method.parameters.map(({ type }) => runtimeType(type, names)).join(', ')}])`,
  ];
}

/**
 * Whether a pipe looks at the type of this parameter. Numbers and booleans matter only without a pipe of their own:
 * `transform: true` converts them.
 */
function isTypeRead(parameter: ts.ParameterDeclaration, isPiped: boolean, names: Names): boolean {
  const decorators = decoratorsOf(parameter);
  if (decorators.length === 0) return false;
  const pipes = decorators
    .flatMap((decorator) => decoratorCall(decorator).arguments)
    .filter(isPipe);
  if (knownClass(parameter.type, names))
    return (isPiped && pipes.length === 0) || pipes.some((pipe) => !knowsType(pipe));
  return (
    isPiped &&
    pipes.length === 0 &&
    ['Number', 'Boolean'].includes(runtimeType(parameter.type, names))
  );
}

const isPipe = (node: ts.Expression): boolean =>
  ts.isNewExpression(node) || (ts.isIdentifier(node) && /^[A-Z]/.test(node.text));

/** Whether validation.ts has given the type to a pipe already. */
const knowsType = (node: ts.Expression): boolean => node.getText().includes('expectedType');

function hasUsePipes(method: ts.MethodDeclaration): boolean {
  return [method, method.parent]
    .flatMap((node) => decoratorsOf(node))
    .map(decoratorCall)
    .some(
      ({ name, arguments: pipes }) => name === 'UsePipes' && pipes.some((pipe) => !knowsType(pipe)),
    );
}

/** `@Args()` in a class with a decorator that gives its type by a function: `@Query(() => Cat)`. */
function isCodeFirstGraphql(method: ts.MethodDeclaration): boolean {
  const hasArgs = method.parameters.some((parameter) =>
    decoratorsOf(parameter).some((decorator) => decoratorCall(decorator).name === 'Args'),
  );
  const owner = method.parent;
  if (!hasArgs || !ts.isClassDeclaration(owner)) return false;
  return [owner, ...owner.members].flatMap(decoratorsOf).some((decorator) => {
    const { name, arguments: given } = decoratorCall(decorator);
    return GRAPHQL_SCHEMA.includes(name) && given.some(ts.isArrowFunction);
  });
}
