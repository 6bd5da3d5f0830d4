/**
 * npm run sbom: which packages the lock file names, as CycloneDX, written to `sbom.cdx.json`. npm makes the list; what it
 * puts in of the moment and the machine is taken out, so that the same lock file gives the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import manifest from '../package.json';
import { noWords } from './support/noWords';

const FILE = 'sbom.cdx.json';

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
}

/** The parts of a CycloneDX document that are looked at here. */
export interface Sbom {
  serialNumber: string;
  metadata: {
    timestamp?: string;
    tools: ReadonlyArray<{ vendor: string; name: string; version?: string }>;
    component: Component;
  };
  components: readonly Component[];
}

/** A UUID of version 8 (RFC 9562 §5.8): its bits come from the text. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * npm's document without the time, npm's own version, the folder's name and the drawn number.
 * @param sbom what `npm sbom` printed
 * @param name the project's name
 */
export function reproducible(sbom: Sbom, name: string): Sbom {
  const { timestamp: _, ...metadata } = sbom.metadata;
  const lasting = {
    ...sbom,
    serialNumber: '',
    metadata: {
      ...metadata,
      tools: metadata.tools.map(({ vendor, name: tool }) => ({ vendor, name: tool })),
      component: { ...metadata.component, name },
    },
    components: sbom.components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
  return { ...lasting, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lasting))}` };
}

/** Asks npm, which reads the lock file and nothing else. */
export function readSbom(): Sbom {
  const printed = execFileSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  return reproducible(JSON.parse(printed) as Sbom, manifest.name);
}

if (require.main === module) {
  noWords('npm run sbom', process.argv.slice(2), `总是写 ${FILE}`);
  const sbom = readSbom();
  writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${FILE}：${sbom.components.length} 个软件包`);
}
