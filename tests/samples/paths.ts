/** Where the check and the packages of the samples are: commands start at the root of the project, and bundled files stand elsewhere. */
import {join, resolve} from 'node:path';

export const SAMPLES = resolve('tests', 'samples');
export const PACKAGES = join(SAMPLES, 'node_modules');
