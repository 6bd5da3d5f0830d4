import { existsSync } from 'node:fs';
import clientModules, { STAND_INS } from '../../../../src/plugins/client-modules';

const { alias } = (
  clientModules().configureWebpack as () => { resolve: { alias: Record<string, string> } }
)().resolve;

test.each(STAND_INS.map((entry) => [entry.module, entry] as const))(
  '%s has a stand-in and a reason',
  (module, { by, why }) => {
    const [request] = Object.keys(alias).filter((key) => key.replace(/\\/g, '/').includes(module));
    expect(alias[request!]).toBe(by);
    expect(existsSync(by)).toBe(true);
    expect(why.length).toBeGreaterThan(20);
  },
);
