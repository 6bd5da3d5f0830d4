/**
 * Property injection → decorators called on the property after the class.
 *
 *   export class CatsService {                       export class CatsService {
 *     @Inject(Clock) private readonly clock: Clock;    private readonly clock: Clock;
 *   }                                             →  }
 *
 *                                                    Inject(Clock)(CatsService.prototype, 'clock');
 *
 * `@Inject()` and `@Optional()` know a property by the missing third argument, but Babel's legacy decorators always
 * pass a descriptor: `@Inject(Clock) clock` counts as a constructor parameter and injects nothing (tried on Nest 11.2).
 *
 * `declare` fields and Sequelize columns lose the field too, as it would hide the model's accessors.
 */
import ts from 'typescript';
import { attachedStart, type Edit, insert, removeWhole, removeWord } from './edits';
import type { Names } from './names';
import { decoratorCall, decoratorsOf, hasModifier } from './source';
import type { Sample } from './step';

export interface Moved {
  readonly edits: readonly Edit[];
  /** The statements to write after the class. */
  readonly lines: readonly string[];
}

/** @param className absent in a fragment, where the statements become a comment in front of the field */
export function moveProperties(
  node: ts.ClassDeclaration,
  className: string | undefined,
  { source, names }: Sample,
): Moved {
  const moved = node.members.filter(ts.isPropertyDeclaration).map((property) => {
    const isGone = decoratorsOf(property).length > 0 && hasNoField(property, names);
    const decorators = decoratorsOf(property).filter(
      (decorator) => isGone || isInjection(decorator, names),
    );
    // The decorators of a property run from bottom to top.
    const lines = [...decorators]
      .reverse()
      .map(
        ({ expression }) =>
          `${expression.getText()}(${className ?? 'X'}.prototype, ${keyOf(property)});`,
      );
    const edits = isGone
      ? [removeWhole(property, source)]
      : decorators.map((decorator) => removeWord(decorator, source));
    return className === undefined && lines.length > 0
      ? {
          edits: [insert(attachedStart(property, source), afterClassComments(lines)), ...edits],
          lines: [],
        }
      : { edits, lines };
  });
  return { edits: moved.flatMap(({ edits }) => edits), lines: moved.flatMap(({ lines }) => lines) };
}

/** The name of a property as a value: `'clock'`, `CLOCK` for `[CLOCK]`. */
function keyOf({ name }: ts.PropertyDeclaration): string {
  if (ts.isComputedPropertyName(name)) return name.expression.getText();
  return ts.isIdentifier(name) ? `'${name.text}'` : name.getText();
}

/** The note in a fragment: one comment per statement. */
export function afterClassComments(lines: readonly string[]): string {
  return lines
    .map((line) => `// 写在类的后面，X 换成类名：${line.replace(/\s+/g, ' ')}\n`)
    .join('');
}

/** `@Inject()`, `@Optional()` and those made of them, like `@InjectRepository()`. */
function isInjection(decorator: ts.Decorator, names: Names): boolean {
  const local = decoratorCall(decorator).name;
  return /^(?:Inject(?!able$)|Optional$)/.test(names.imports.get(local)?.name ?? local);
}

function hasNoField(property: ts.PropertyDeclaration, names: Names): boolean {
  const isColumn = decoratorsOf(property).some(
    (decorator) =>
      names.imports.get(decoratorCall(decorator).name)?.module === 'sequelize-typescript',
  );
  return hasModifier(property, ts.SyntaxKind.DeclareKeyword) || (isColumn && !property.initializer);
}
