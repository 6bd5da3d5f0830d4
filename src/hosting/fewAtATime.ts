import { availableParallelism } from 'node:os';

/**
 * Does something with each of many files, a few at a time: one for each core, and one that is read meanwhile. With all of them
 * at once the main thread does little but collect garbage.
 * @returns the results in the order of the items
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const [index, item] of waiting) results[index] = await work(item);
    }),
  );
  return results;
}
