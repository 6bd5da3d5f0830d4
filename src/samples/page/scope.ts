/** What a sample sees of the page before it: the names that were imported, and those that files export. */
import { posix } from 'node:path';
import type { Import, Names } from './names';

/** `from` is the file that wrote the specifier; a name that a file of the page exports is written from the root. */
type Visible = Import & { readonly from: string };

/** A name that a file uses and does not import. */
export interface Missing {
  readonly local: string;
  readonly typeOnly: boolean;
  readonly statement: string;
}

const ROOT = '';

export class Scope {
  private readonly visible = new Map<string, Visible>();

  /**
   * From now on the names of this file are visible; those of its earlier version no longer are.
   * @param all every declaration counts as exported
   */
  add({ imports, declarations }: Names, path: string, all: boolean): void {
    for (const [name, item] of this.visible) if (isFrom(item, path)) this.visible.delete(name);
    for (const item of imports) {
      // What a file of the page exports is imported from there, however this file writes the path.
      const exported =
        item.specifier.startsWith('.') && this.visible.get(item.local)?.from === ROOT;
      if (!exported) this.visible.set(item.local, { ...item, from: path });
    }
    for (const { name, exported, typeOnly } of declarations) {
      if (!exported && !all) continue;
      this.visible.set(name, {
        local: name,
        imported: name,
        specifier: `./${path}`,
        typeOnly,
        form: 'named',
        from: ROOT,
      });
    }
  }

  /** An import for every visible word of the code that it does not declare itself. */
  importsFor(code: string, { imports, declarations }: Names, path: string): Missing[] {
    const own = new Set([
      ...imports.map(({ local }) => local),
      ...declarations.map(({ name }) => name),
    ]);
    const words = new Set(code.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));
    return [...this.visible.values()]
      .filter((item) => words.has(item.local) && !own.has(item.local) && !isFrom(item, path))
      .map((item) => ({
        local: item.local,
        typeOnly: item.typeOnly,
        statement: statement(item, path),
      }));
  }
}

function isFrom({ specifier, from }: Visible, path: string): boolean {
  return from === ROOT && specifier === `./${path}`;
}

function statement(
  { local, imported, specifier, typeOnly, form, from }: Visible,
  path: string,
): string {
  const source = `'${specifier.startsWith('.') ? rebase(specifier, from, path) : specifier}'`;
  const keyword = typeOnly ? 'import type' : 'import';
  switch (form) {
    case 'namespace':
      return `${keyword} * as ${local} from ${source};`;
    case 'default':
      return `${keyword} ${local} from ${source};`;
    case 'require':
      return `${keyword} ${local} = require(${source});`;
    case 'named':
      return `${keyword} { ${imported === local ? local : `${imported} as ${local}`} } from ${source};`;
  }
}

/** A relative path as written in `from`, seen from `path`. */
function rebase(specifier: string, from: string, path: string): string {
  const relative = posix.relative(posix.dirname(path), posix.join(posix.dirname(from), specifier));
  return (relative.startsWith('.') ? relative : `./${relative}`).replace(/\.tsx?$/, '');
}
