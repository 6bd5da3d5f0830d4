/**
 * 方法的参数装饰器 → 方法上的 `@Bind(…)`。
 *
 *   @Get(':id')                                    @Get(':id')
 *   findOne(@Param('id') id: string) {}         →  @Bind(Param('id'))
 *                                                  findOne(id: string) {}
 *
 * `Bind` 按位置对应参数：前面没有装饰器的参数用 `() => {}` 占位；一个参数有两个装饰器就有两行 `@Bind`。
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

export const hasDecoratedParameter = ({ parameters }: ts.MethodDeclaration): boolean =>
  parameters.some((parameter) => decoratorsOf(parameter).length > 0);

function ofMethod(method: ts.MethodDeclaration, sample: Sample): Edit[] {
  const decorators = method.parameters.map((parameter) => decoratorsOf(parameter));
  const lines = [...rows(decorators), ...parameterTypes(method, sample)];
  return [
    insert(afterDecorators(method, sample.source), lines.map((line) => `${line}\n`).join('')),
    ...decorators.flat().map((decorator) => removeWord(decorator, sample.source)),
  ];
}

/** 每个参数的第 1 个装饰器组成第 1 行，第 2 个组成第 2 行……；一行到最后一个有装饰器的参数为止。 */
function rows(parameters: readonly (readonly ts.Decorator[])[]): string[] {
  const count = Math.max(...parameters.map((decorators) => decorators.length));
  return Array.from({ length: count }, (_, row) => {
    const used = parameters.slice(0, parameters.map((decorators) => decorators.length > row).lastIndexOf(true) + 1);
    return `@Bind(${used.map((decorators) => decorators[row]?.expression.getText() ?? '() => {}').join(', ')})`;
  });
}
