import type { Type } from '@nestjs/common';
import { config } from './config';

interface Settings {
  hosts: string[];
}

const settings = { hosts: ['a'] } satisfies Settings;
const frozen = { mode: 'fast', sizes: [1, 2] } as const;
const first = settings.hosts[0]!.toUpperCase();
const any = (config as unknown as Settings).hosts;
const old = <Settings>config;
const cache = new Map<string, Promise<Settings>>();
const pick = <K extends keyof Settings>(key: K): Settings[K] => settings[key];
const make = async <T,>(type: Type<T>): Promise<T> => new type();
const listed = (await Promise.all([make(Date)])) as [Date];
let later!: Settings;
let maybe: Settings | undefined = undefined;

export function isSettings(this: void, value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && 'hosts' in value;
}

try {
  later = (maybe ?? pick('hosts').length > 0) ? settings : old;
} catch (error: unknown) {
  console.error(
    (error as Error).message,
    frozen,
    first,
    any,
    cache,
    listed,
    later!,
  );
}
