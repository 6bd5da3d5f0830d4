/** Where the check and the packages of the samples are: commands start at the root of the project, and bundled files stand elsewhere. */
import { join, resolve } from 'node:path';
import type { NestMajor } from '../../src/samples/majors';

export const SAMPLES = resolve('tests', 'samples');
export const PACKAGES = join(SAMPLES, 'node_modules');

/** Where the set of packages of a major stands; that of 12 holds only what differs, and stands inside the other one. */
export const SETS: Readonly<Record<NestMajor, string>> = {
  '11': SAMPLES,
  '12': join(SAMPLES, 'nest12'),
};

/** The folders of packages of a major, the nearest one first. */
export const packagesOf = (major: NestMajor): readonly string[] =>
  major === '11' ? [PACKAGES] : [join(SETS[major], 'node_modules'), PACKAGES];
