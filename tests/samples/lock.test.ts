import type { Lock } from '../../src/samples/project/lock';
import { differingUnits, ownPart, withAddresses, withoutMissing } from './lock';

const lock = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });

const around = lock({
  '': { name: 'around', dependencies: { core: '11.0.0', rxjs: '7.0.0' } },
  'node_modules/core': { version: '11.0.0', integrity: 'sha512-core11' },
  'node_modules/rxjs': { version: '7.0.0', integrity: 'sha512-rxjs' },
  'node_modules/plugin': {
    version: '1.0.0',
    integrity: 'sha512-plugin',
    peerDependencies: { core: '>=11' },
  },
  'node_modules/user': {
    version: '1.0.0',
    integrity: 'sha512-user',
    dependencies: { plugin: '1', rxjs: '7' },
  },
});
const own = lock({
  ...around.packages,
  '': { name: 'own', dependencies: { core: '12.0.0', rxjs: '7.0.0' } },
  'node_modules/core': {
    version: '12.0.0',
    integrity: 'sha512-core12',
    dependencies: { '@a/deep': '2', rxjs: '7' },
  },
  'node_modules/core/node_modules/@a/deep': { version: '2.0.0', integrity: 'sha512-deep' },
});

test('what differs, and what imports it, is not shared', () => {
  expect([...differingUnits(own, around)].sort()).toEqual(['core', 'plugin', 'user']);
  expect(differingUnits(around, around).size).toBe(0);
});

test('the part of its own asks for nothing that is found above', () => {
  expect(ownPart(own, around).packages).toEqual({
    '': { name: 'own', dependencies: { core: '12.0.0', plugin: '1.0.0', user: '1.0.0' } },
    'node_modules/core': expect.objectContaining({
      version: '12.0.0',
      dependencies: { '@a/deep': '2' },
    }),
    'node_modules/core/node_modules/@a/deep': expect.objectContaining({ version: '2.0.0' }),
    'node_modules/plugin': expect.not.objectContaining({ peerDependencies: expect.anything() }),
    'node_modules/user': expect.objectContaining({ dependencies: { plugin: '1' } }),
  });
});

test('a package for one platform is asked for by the one that has it among its optional ones, not by the root', () => {
  const tool = (version: string): Lock =>
    lock({
      '': { name: 'tools', dependencies: { tool: version } },
      'node_modules/tool': {
        version,
        integrity: `sha512-${version}`,
        optionalDependencies: { '@tool/arm': version },
      },
      'node_modules/@tool/arm': { version, integrity: `sha512-arm${version}`, optional: true },
    });
  expect(ownPart(tool('2.0.0'), tool('1.0.0')).packages).toMatchObject({
    '': { dependencies: { tool: '2.0.0' } },
    'node_modules/tool': { optionalDependencies: { '@tool/arm': '2.0.0' } },
    'node_modules/@tool/arm': { version: '2.0.0' },
  });
  const root = ownPart(tool('2.0.0'), tool('1.0.0')).packages[''];
  expect(root?.dependencies).toEqual({ tool: '2.0.0' });
});

test('each package gets the address that a registry gives it', () => {
  const { packages } = withAddresses(own, 'https://registry.example');
  expect(packages['node_modules/core/node_modules/@a/deep']?.resolved).toBe(
    'https://registry.example/@a/deep/-/deep-2.0.0.tgz',
  );
  expect(packages['']).not.toHaveProperty('resolved');
});

test('optional packages that the registry had not leave no trace', () => {
  const made = lock({
    '': { name: 'made', dependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0', '@tool/win': '1.0.0' },
    },
    'node_modules/@tool/linux': { version: '1.0.0' },
    'node_modules/@tool/mac': {},
  });
  expect(withoutMissing(made).packages).toEqual({
    '': made.packages[''],
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/linux': '1.0.0' } },
    'node_modules/@tool/linux': { version: '1.0.0' },
  });
});
