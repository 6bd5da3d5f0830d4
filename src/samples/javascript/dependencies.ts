/**
 * Constructor injection → `@Dependencies(…)` on the class.
 *
 *   @Injectable()                                        @Injectable()
 *   export class CatsService {                           @Dependencies('DB')
 *     constructor(@Inject('DB') private db: Pool) {}  →  export class CatsService {
 *   }                                                      constructor(private db: Pool) {}
 *                                                        }
 *
 * A fragment does not show its class: there the tokens become a comment in front of the constructor.
 * Property injection is in property-injection.ts.
 */
import ts from 'typescript';
import { CLASS_NAME } from '../frame';
import { attachedStart, insert, nextToken, removeWord } from './edits';
import { afterClassComments, type Moved, moveProperties } from './property-injection';
import { classes, constructorOf, decoratorCall, decoratorsOf, refuse } from './source';
import type { Change, Sample, Step } from './step';
import { type Dependency, dependency } from './tokens';

/** Class decorators that only describe data: an ORM, class-transformer or the reader creates these classes, not Nest. */
const DATA =
  `Entity ViewEntity ChildEntity Embeddable Schema Table ObjectType InputType ArgsType InterfaceType Directive
   Exclude Expose ApiSchema ApiExtraModels`.split(/\s+/);

export const NEST = '@nestjs/common';

export const dependencies: Step = (sample) => {
  const changes = classes(sample.source).map((node) => ofClass(node, sample));
  return {
    edits: changes.flatMap(({ edits }) => edits),
    imports: changes.flatMap(({ imports = [] }) => imports),
  };
};

function ofClass(node: ts.ClassDeclaration, sample: Sample): Change {
  const { source } = sample;
  const start = afterDecorators(node, source);
  const className = isFragment(node) ? undefined : (node.name?.text ?? '');
  const { imports, ...constructed } = ofConstructor(node, className, sample);
  const injected = moveProperties(node, className, sample);
  const lines = [...injected.lines, ...constructed.lines];
  if (lines.length > 0 && className === '')
    refuse(start, source, '没有名字的类用不了 @Optional() 和属性注入，给类起个名字');
  return {
    edits: [
      ...injected.edits,
      ...constructed.edits,
      ...(lines.length > 0 ? [insert(node.end, `\n\n${lines.join('\n')}`)] : []),
    ],
    imports,
  };
}

/** @param className absent in a fragment, where the injection becomes a comment */
function ofConstructor(
  node: ts.ClassDeclaration,
  className: string | undefined,
  { source, names }: Sample,
): Change & Moved {
  const constructor = constructorOf(node);
  if (!constructor || constructor.parameters.length === 0) return { edits: [], lines: [] };
  const parameters = constructor.parameters.map((parameter) => dependency(parameter, names));
  const removed = constructor.parameters.flatMap((parameter) =>
    decoratorsOf(parameter).map((decorator) => removeWord(decorator, source)),
  );
  // An undecorated parameter without a token: this class is created by hand, as in new ZodValidationPipe(schema).
  const isMadeByHand = parameters.some(({ token }) => token === undefined);
  if (isMadeByHand || !isInstantiatedByNest(node, removed.length > 0))
    return { edits: removed, lines: [] };
  const tokens = `@Dependencies(${parameters.map(({ token }) => token).join(', ')})`;
  const lines = appliedLines(className ?? 'X', parameters);
  const text =
    className === undefined
      ? `// 写在类上：${tokens.replace(/\s+/g, ' ')}\n${afterClassComments(lines)}`
      : `${tokens}\n`;
  return {
    edits: [
      ...removed,
      insert(
        className === undefined
          ? attachedStart(constructor, source)
          : afterDecorators(node, source),
        text,
      ),
    ],
    lines: className === undefined ? [] : lines,
    imports: [
      { module: NEST, name: 'Dependencies' },
      ...parameters.flatMap(({ imports }) => imports),
    ],
  };
}

/** `Optional()(CatsService, undefined, 1);`: a parameter decorator called with class, method name (none) and position. */
function appliedLines(className: string, parameters: readonly Dependency[]): string[] {
  return parameters.flatMap(({ applied }, index) =>
    applied.map((text) => `${text}(${className}, undefined, ${index});`),
  );
}

const isFragment = (node: ts.ClassDeclaration): boolean => node.name?.text === CLASS_NAME;

/** TypeScript's own condition for `design:paramtypes` (a decorated class or parameter), minus the data classes. */
function isInstantiatedByNest(node: ts.ClassDeclaration, hasDecoratedParameter: boolean): boolean {
  const byClass = decoratorsOf(node).some(
    (decorator) => !DATA.includes(decoratorCall(decorator).name),
  );
  return byClass || hasDecoratedParameter || isFragment(node);
}

/** Where the last decorator is over; the start of the declaration if there is none. */
export function afterDecorators(node: ts.Node, source: ts.SourceFile): number {
  const last = decoratorsOf(node).at(-1);
  return last ? nextToken(last.end, source) : node.getStart(source);
}
