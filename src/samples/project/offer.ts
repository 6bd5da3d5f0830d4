/** What the panel says of one application. */
export interface Offer {
  /** Heading that it stands under, and where a link leads. */
  section?: { id?: string; title: string };
  entry: string;
  state: number;
  states: number;
  platform: string;
  services: readonly string[];
  /** Answers and outputs that were compared. */
  answers: number;
  /** Language → path of the archive below the root of the book. */
  archives: ReadonlyArray<{ language: string; path: string }>;
}
