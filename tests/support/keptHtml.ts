/** A built page as it is kept for reading without a network: all of it but what it says to search engines and to other sites. */
export const keptHtml = (html: string): string =>
  html
    .replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
    .replace(
      /<meta [a-z=-]* ?(?:name|property)="?(?:keywords|(?:og|twitter|docsearch):)[^ ]* content=(?:"[^"]*"|'[^']*'|[^ >]*)[ /]*>/g,
      '',
    );
