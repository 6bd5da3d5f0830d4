import companies from './companies.json';

/** A company that runs the framework. */
export interface Company {
  name: string;
  url: string;
  /** Path of its mark on a 24 px grid (simple-icons, CC0); set in type without one. */
  mark?: string;
}

/** The companies of the grid and those of the list, from the official site's own data. */
export const { logos, others } = companies satisfies { logos: Company[]; others: Company[] };
