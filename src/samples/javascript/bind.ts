/**
 * Parameter decorators of a method → `@Bind(…)` on the method.
 *
 *   @Get(':id')                                    @Get(':id')
 *   findOne(@Param('id') id: string) {}         →  @Bind(Param('id'))
 *                                                  findOne(id: string) {}
 *
 * `Bind` goes by position: `() => {}` holds the place of an earlier parameter without a decorator, and a parameter
 * with two decorators takes two lines of `@Bind`.
 */
import ts from 'typescript';
import { afterDecorators, NEST } from './dependencies';
import { type Edit, insert, removeWord } from './edits';
import { parameterTypes } from './parameter-types';
import { decoratorsOf, walk } from './source';
import type { Sample, Step } from './step';

export const bind: Step = (sample) => {
  const methods = walk(sample.source).filter(ts.isMethodDeclaration).filter(hasDecoratedParameter);
  return {
    edits: methods.flatMap((method) => ofMethod(method, sample)),
    imports: methods.length > 0 ? [{ module: NEST, name: 'Bind' }] : [],
  };
};

const hasDecoratedParameter = ({ parameters }: ts.MethodDeclaration): boolean =>
  parameters.some((parameter) => decoratorsOf(parameter).length > 0);

function ofMethod(method: ts.MethodDeclaration, sample: Sample): Edit[] {
  const decorators = method.parameters.map((parameter) => decoratorsOf(parameter));
  const lines = [...rows(decorators), ...parameterTypes(method, sample)];
  return [
    insert(afterDecorators(method, sample.source), lines.map((line) => `${line}\n`).join('')),
    ...decorators.flat().map((decorator) => removeWord(decorator, sample.source)),
  ];
}

/** Row n holds the nth decorator of every parameter and ends at the last parameter that has one. */
function rows(parameters: ReadonlyArray<readonly ts.Decorator[]>): string[] {
  const count = Math.max(...parameters.map((decorators) => decorators.length));
  return Array.from({ length: count }, (_, row) => {
    const used = parameters.slice(
      0,
      parameters.map((decorators) => decorators.length > row).lastIndexOf(true) + 1,
    );
    return `@Bind(${used.map((decorators) => decorators[row]?.expression.getText() ?? '() => {}').join(', ')})`;
  });
}
