import { Observable, Subject } from 'rxjs';
import { INestApplication } from '@nestjs/common';
import type { App } from 'supertest/types';
import { sql } from './sql';

interface Named {
  name?: { first: string };
}

export default { strict: true } satisfies Record<string, boolean>;

export const one = <T,>(value: T) => value;
export const two = async <const T extends readonly unknown[]>(
  values: T,
): Promise<
  T[number]
> => values[0];
export const three = function named<T>(this: Named, a?: string, ...rest: [T?]) {
  return [this.name!.first, a, rest];
};

let app: INestApplication<App>;
const subject$ = new Subject<void>();

export async function run({ name }: Named, [first, second]: string[] = []) {
  for (const item of [name, first] as (Named | string)[]) console.log(item);
  delete (name as any).first;
  name!.first = second!;
  (name as { first: string }).first += 'x';
  const length = (name?.first as string)!.length;
  const text = name?.first!.trim();
  const rows = await sql<{ id: number }>`select id from cats`;
  const made = new (class Local<T> implements Iterable<T> {
    constructor(private readonly items: T[]) {}
    *[Symbol.iterator](): Generator<T> {
      yield* this.items;
    }
  })<number>([1]);
  const handlers = {
    get<T>(key: keyof T & string): string {
      return key;
    },
    async *stream(): AsyncGenerator<number> {},
    typed: ((value) => value.length) as (value: string) => number,
  };
  const lazy = (): Observable<void> => subject$.asObservable();
  type Local = typeof made;
  const { default: other } = await import('./other.ts');
  let counter: number | undefined = 0;
  counter!++;
  return (<unknown>[length, text, rows, made, handlers, lazy, other, app, counter]) as Local;
}
