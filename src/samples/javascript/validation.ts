/**
 * `ValidationPipe` finds the DTO by the parameter's type; for JavaScript, which has none, Nest offers `expectedType`.
 *
 *   @Body(new ValidationPipe({ whitelist: true })) dto: CreateCatDto
 *     → @Body(new ValidationPipe({ whitelist: true, expectedType: CreateCatDto })) dto: CreateCatDto
 *
 * Only for pipes on a parameter, and `@UsePipes(…)` on a method with a single decorated parameter; global pipes are
 * in parameter-types.ts.
 */
import ts from 'typescript';
import { NEST } from './dependencies';
import { type Edit, insert, replace } from './edits';
import type { Names } from './names';
import { knownClass } from './runtime-type';
import { decoratorCall, decoratorsOf, walk } from './source';
import type { Step } from './step';

export const validation: Step = ({ source, names }) => ({
  edits: walk(source)
    .filter(ts.isMethodDeclaration)
    .flatMap((method) => ofMethod(method, names)),
});

function ofMethod(method: ts.MethodDeclaration, names: Names): Edit[] {
  const decorated = method.parameters.filter((parameter) => decoratorsOf(parameter).length > 0);
  const [only] = decorated.length === 1 ? decorated : [];
  const pipes = decoratorsOf(method).filter(
    (decorator) => decoratorCall(decorator).name === 'UsePipes',
  );
  return [
    ...decorated.flatMap((parameter) => ofDecorators(decoratorsOf(parameter), parameter, names)),
    ...(only ? ofDecorators(pipes, only, names) : []),
  ];
}

function ofDecorators(
  decorators: readonly ts.Decorator[],
  { type }: ts.ParameterDeclaration,
  names: Names,
): Edit[] {
  const expected = knownClass(type, names);
  if (!expected) return [];
  return decorators
    .flatMap((decorator) => decoratorCall(decorator).arguments)
    .flatMap((argument) => withExpectedType(argument, expected, names));
}

function withExpectedType(pipe: ts.Expression, expected: string, names: Names): Edit[] {
  const entry = `expectedType: ${expected}`;
  if (isNestPipe(pipe, names))
    return [replace(pipe.getStart(), pipe.end, `new ValidationPipe({ ${entry} })`)];
  if (!ts.isNewExpression(pipe) || !isNestPipe(pipe.expression, names)) return [];
  const [options] = pipe.arguments ?? [];
  if (!options) return [replace(pipe.getStart(), pipe.end, `new ValidationPipe({ ${entry} })`)];
  if (!ts.isObjectLiteralExpression(options)) {
    return [replace(options.getStart(), options.end, `{ ...${options.getText()}, ${entry} }`)];
  }
  if (options.properties.some((property) => property.name?.getText() === 'expectedType')) return [];
  const last = options.properties.at(-1);
  return [
    last
      ? insert(last.end, `, ${entry}`)
      : replace(options.getStart(), options.end, `{ ${entry} }`),
  ];
}

function isNestPipe(node: ts.Expression, names: Names): boolean {
  return (
    ts.isIdentifier(node) &&
    node.text === 'ValidationPipe' &&
    (names.imports.get(node.text)?.module ?? NEST) === NEST
  );
}
