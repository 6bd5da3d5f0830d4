import def, { type A, B, C as Renamed } from './mixed';
import onlyType from './only-type';
import * as ns from './ns';
import * as types from './types';
import data from './data.json' with { type: 'json' };
import { helper } from './helper.ts';
import { value, type Shape } from './shape.mts';
import './polyfill.ts';

export { helper } from './helper.ts';
export { type Exported, kept } from './exported';
export { value, type Shape };

export const result: onlyType = def(B, ns.run<types.Job>(data as A)) as Renamed;
