/**
 * Docusaurus' command line, told which packages Node.js loads itself. It reads its configuration, and all that this imports, with
 * jiti, which compiles the ES modules of packages with Babel: 2 MB of parsers, half of the seconds before a first build begins,
 * and the same parsers once more for Docusaurus' own use (measured: 5.4 and 2.5 s of CPU, 212 and 121 MB). The packages that
 * this project names are complete without that: Node.js can `require` ES modules from 20.19 on (`engines`).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenNpmEnds } from './parent.mjs';

const require = createRequire(path.resolve('package.json'));
const { dependencies = {} } = require('./package.json');
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(Object.keys(dependencies));

if (process.argv[2] === 'start') whenNpmEnds(() => process.exit());

await import(pathToFileURL(require.resolve('@docusaurus/core/bin/docusaurus.mjs')).href);
