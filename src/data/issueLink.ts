/** What a report of a fault says of the page that it is about. */
interface Reported {
  /** Its address, whole where that is known. */
  address: string;
  title: string;
  version: string;
}

/** In an address these would end a value or a line; everything else may stand there as it is. */
const value = (text: string): string =>
  text.replace(/[%&#+\s"<>]/g, (character) => encodeURIComponent(character));

/** What stands in a report's address in front of the section, which is not known yet. */
const SECTION = 'Section:%20';

/**
 * Where a reader tells of a fault on a page: a new issue with the page, the version and room for the section. It goes to
 * the repository that the page's edit link leads to, in English, which both understand.
 * @param editUrl the page's edit link, below its repository
 */
export function issueLink(editUrl: string, { address, title, version }: Reported): string {
  const [repository = ''] = editUrl.split('/edit/');
  const body = `${value(`Page: ${address}\nVersion: ${version}\n`)}${SECTION}${value('\n\n')}`;
  const { hostname } = new URL(repository);
  // GitLab has names of its own for the two; other hosts leave out what they do not know.
  return hostname.includes('gitlab')
    ? `${repository}/-/issues/new?issue[title]=${value(title)}&issue[description]=${body}`
    : `${repository}/issues/new?title=${value(title)}&body=${body}`;
}

/**
 * The same with the section that the reader has come to.
 * @param link what `issueLink` made
 * @param section its heading and address
 */
export const withSection = (link: string, section: string): string =>
  link.replace(SECTION, SECTION + encodeURIComponent(section));
