/** Lock files as npm writes them (version 3): which packages two of them share, and what one has by itself. */
import {
  nameAt,
  placeOf,
  type Lock,
  type Locked,
  type Versions,
} from '../../src/samples/project/lock';

/** `node_modules/@a/b/node_modules/c` → `@a/b`: the folder at the top that it stands in. */
const unitOf = (place: string): string =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(place)?.[1] ?? '';

/** Packages whose types import those of fastify, though they do not name it among their dependencies. */
const PLUGINS = 'node_modules/@fastify/';

/** Unit → its entries. */
function unitsOf({ packages }: Lock): ReadonlyMap<string, readonly string[]> {
  const units = new Map<string, string[]>();
  for (const place of Object.keys(packages)) {
    if (place === '') continue;
    const unit = unitOf(place);
    units.set(unit, [...(units.get(unit) ?? []), place]);
  }
  return units;
}

/**
 * The units at the top of a lock file that cannot be taken from the set around it: those with other content, and those
 * that import such a one.
 */
export function differingUnits(own: Lock, around: Lock): ReadonlySet<string> {
  const units = unitsOf(own);
  const others = unitsOf(around);
  const differing = new Set<string>();
  for (const [unit, places] of units) {
    const same =
      places.length === others.get(unit)?.length &&
      places.every((place) => own.packages[place]?.integrity === around.packages[place]?.integrity);
    if (!same) differing.add(unit);
  }
  const imports = (place: string): readonly string[] => {
    const { dependencies, optionalDependencies, peerDependencies } = own.packages[place] ?? {};
    const named = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return place.startsWith(PLUGINS) ? [...named, 'fastify'] : named;
  };
  const leadsOut = (place: string): boolean =>
    imports(place).some((name) => differing.has(unitOf(placeOf(name, place, own.packages) ?? '')));
  for (let before = -1; before < differing.size;) {
    before = differing.size;
    for (const [unit, places] of units)
      if (!differing.has(unit) && places.some(leadsOut)) differing.add(unit);
  }
  return differing;
}

/**
 * A lock file of the units that differ: a whole one, in which each of them is asked for by the root, but for optional ones:
 * most are for another platform, and what asks for them differs, too.
 */
export function ownPart(own: Lock, around: Lock): Lock {
  const differing = differingUnits(own, around);
  const within = (place: string, versions: Versions | undefined): Versions =>
    Object.fromEntries(
      Object.entries(versions ?? {}).filter(([name]) =>
        differing.has(unitOf(placeOf(name, place, own.packages) ?? '')),
      ),
    );
  const packages = Object.entries(own.packages)
    .filter(([place]) => differing.has(unitOf(place)))
    .map(
      ([place, { peerDependencies: _, peerDependenciesMeta: __, ...entry }]): [string, Locked] => [
        place,
        {
          ...entry,
          dependencies: within(place, entry.dependencies),
          optionalDependencies: within(place, entry.optionalDependencies),
        },
      ],
    );
  const asked = [...differing].flatMap((unit) => {
    const { version = '', optional = false } = own.packages[`node_modules/${unit}`] ?? {};
    return optional ? [] : [[unit, version]];
  });
  const root = {
    name: own.packages['']?.name,
    dependencies: Object.fromEntries(asked) as Versions,
  };
  return { ...own, packages: { '': root, ...Object.fromEntries(packages) } };
}

/** The same without optional packages that the registry did not have when it was written: `npm ci` refuses their traces. */
export function withoutMissing(lock: Lock): Lock {
  const there = Object.entries(lock.packages).filter(
    ([place, { version }]) => place === '' || version !== undefined,
  );
  const left = { ...lock, packages: Object.fromEntries(there) };
  const packages = there.map(([place, entry]): [string, Locked] => {
    if (!entry.optionalDependencies) return [place, entry];
    const kept = Object.entries(entry.optionalDependencies).filter(([name]) =>
      placeOf(name, place, left.packages),
    );
    return [place, { ...entry, optionalDependencies: Object.fromEntries(kept) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** The same with the address of each package, as registries form it. */
export function withAddresses(lock: Lock, registry: string): Lock {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([place, entry]): [string, Locked] => {
    const name = entry.name ?? nameAt(place);
    const file = `${name.split('/').pop()}-${entry.version}.tgz`;
    return [place, place === '' ? entry : { ...entry, resolved: `${base}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
