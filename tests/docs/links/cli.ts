/**
 * npm run check:links
 *
 * Asks for every address of another site that the book and the site's own links lead to, and says which are gone, where they
 * stand, and which have moved. It needs the network, so it is no part of `npm test`; a workflow runs it each week. Ends with 0
 * when nothing is gone, with 1 when something is, with 2 when there is no network.
 */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../../src/hosting/pages';
import { noWords } from '../../support/noWords';
import { readSite } from '../site';
import { askAll, type Outcome } from './ask';
import { placesOf } from './places';

const DATA = 'src/data';

const data = new Map(
  listFiles(DATA).map((file) => [`${DATA}/${file}`, readFileSync(`${DATA}/${file}`, 'utf8')]),
);

/** What is said of an address; nothing of one that is there. */
function wordsFor(outcome: Outcome): string | undefined {
  switch (outcome.state) {
    case 'there':
      return undefined;
    case 'moved':
      return `搬到了 ${outcome.to}`;
    case 'gone':
      return `打不开：${outcome.why}`;
    case 'unknown':
      return `不知道：${outcome.why}`;
  }
}

async function main(): Promise<number> {
  const places = placesOf(readSite().pages, data);
  console.log(`${places.size} 个外面的地址……`);
  const outcomes = new Map<string, Outcome>();
  await askAll(places.keys(), (address, outcome) => outcomes.set(address, outcome));
  const all = [...outcomes];
  if (all.every(([, { state }]) => state === 'gone' || state === 'unknown')) {
    console.error('一个也打不开：这台机器没有网络，什么都没有查到。');
    return 2;
  }
  for (const [address, outcome] of all) {
    const words = wordsFor(outcome);
    if (words)
      for (const place of places.get(address) ?? []) console.log(`${place} ${address} ${words}`);
  }
  const count = (state: Outcome['state']): number =>
    all.filter(([, outcome]) => outcome.state === state).length;
  console.log(
    `打不开 ${count('gone')} 个：换成现在的地址，或者去掉；搬走 ${count('moved')} 个，不知道 ${count('unknown')} 个（不回答机器，或者暂时不通）。`,
  );
  return count('gone') > 0 ? 1 : 0;
}

noWords('npm run check:links', process.argv.slice(2), '每个外面的地址都问');
main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  },
);
