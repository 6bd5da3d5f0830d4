/**
 * The languages of fences and of hidden samples, and Prism's grammar of each (JavaScript's own knows no decorators); `undefined`
 * shows the text as it is. The check refuses other languages.
 */
export const LANGUAGES: Record<string, string | undefined> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'typescript',
  jsx: 'jsx',
  json: 'json',
  jsonc: 'javascript',
  yaml: 'yaml',
  graphql: 'graphql',
  sql: 'sql',
  css: 'css',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  bash: 'bash',
  dockerfile: 'docker',
  proto: 'protobuf',
  http: 'http',
  ini: 'ini',
  env: 'ini',
  diff: 'diff',
  nginx: 'nginx',
  toml: 'toml',
  hbs: 'handlebars',
  markdown: 'markdown',
  text: undefined,
};
