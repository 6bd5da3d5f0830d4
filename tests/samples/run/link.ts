/** An app in a folder of its own finds its packages in the folders above it. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param folder an empty one
 * @param packages folders of packages, the nearest one first
 * @returns the folder within, for files that import them
 */
export function linkPackages(folder: string, packages: readonly string[]): string {
  return [...packages].reverse().reduce((around, target, level) => {
    const place = level === 0 ? around : join(around, 'app');
    mkdirSync(place, { recursive: true });
    symlinkSync(target, join(place, 'node_modules'));
    return place;
  }, folder);
}
