import { Subject } from 'rxjs';
import { sql } from './sql';

export default { strict: true };

export const one = (value) => value;
export const two = async (values) => values[0];
export const three = function named(a, ...rest) {
  return [this.name.first, a, rest];
};

let app;
const subject$ = new Subject();

export async function run({ name }, [first, second] = []) {
  for (const item of [name, first]) console.log(item);
  delete name.first;
  name.first = second;
  name.first += 'x';
  const length = (name?.first).length;
  const text = name?.first.trim();
  const rows = await sql`select id from cats`;
  const made = new (class Local {
    constructor(items) {
      this.items = items;
    }
    *[Symbol.iterator]() {
      yield* this.items;
    }
  })([1]);
  const handlers = {
    get(key) {
      return key;
    },
    async *stream() {},
    typed: (value) => value.length,
  };
  const lazy = () => subject$.asObservable();
  const { default: other } = await import('./other.js');
  let counter = 0;
  counter++;
  return [length, text, rows, made, handlers, lazy, other, app, counter];
}
