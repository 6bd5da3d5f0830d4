import { anchorOf } from '../../../src/data/anchorOf';

test.each([
  ['guards', 'guards'],
  ['%E5%AE%88%E5%8D%AB', '守卫'],
  ['100%', '100%'],
])('#%s is the heading %s', (hash, id) => expect(anchorOf(hash)).toBe(id));
