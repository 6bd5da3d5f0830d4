import def, { B } from './mixed';
import * as ns from './ns';
import data from './data.json' with { type: 'json' };
import { helper } from './helper.js';
import { value } from './shape.mjs';
import './polyfill.js';

export { helper } from './helper.js';
export { kept } from './exported';
export { value };

export const result = def(B, ns.run(data));
