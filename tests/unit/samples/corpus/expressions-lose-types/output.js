import { config } from './config';

const settings = { hosts: ['a'] };
const frozen = { mode: 'fast', sizes: [1, 2] };
const first = settings.hosts[0].toUpperCase();
const any = config.hosts;
const old = config;
const cache = new Map();
const pick = (key) => settings[key];
const make = async (type) => new type();
const listed = await Promise.all([make(Date)]);
let later;
let maybe = undefined;

export function isSettings(value) {
  return typeof value === 'object' && value !== null && 'hosts' in value;
}

try {
  later = (maybe ?? pick('hosts').length > 0) ? settings : old;
} catch (error) {
  console.error(error.message, frozen, first, any, cache, listed, later);
}
