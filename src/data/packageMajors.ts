import table from './installMajors.json';

/** The majors of a package that go with each major of Nest. */
export interface InstallMajors {
  /** `4`, below 1.0 with the minor: `0.7`. */
  readonly '11': string;
  /** Missing where no release supports Nest 12. */
  readonly '12'?: string;
  /** The name that it has gone by since Nest 12. */
  readonly as?: string;
  /** The release for 12 works in another way than the book says; its samples are not checked with it. */
  readonly unchecked?: true;
}

/** Every package that the book installs; `tests/docs/installTable.test.ts` holds it against the packages of the samples. */
export const installMajors: Readonly<Record<string, InstallMajors | undefined>> = table as Record<
  string,
  InstallMajors
>;
