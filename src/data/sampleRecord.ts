import record from './verified.json';

/** What the check found out about a page's samples; written by `npm run check`, never by hand. */
export interface Verified {
  /** Version of the framework the samples were compiled against. */
  nest: string;
  compiled: number;
  /** Requests and outputs that were replayed. */
  ran: number;
}

const verified: Record<string, Verified | undefined> = record;

/** The record of a page, by its route; undefined where there is none. */
export const verifiedOf = (route: string): Verified | undefined => verified[route];
