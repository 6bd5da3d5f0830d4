/** The words of a `curl` command → the request that it sends and the way it prints the answer. */
import { CurlError, optionsOf, SILENT, unknownOption } from './curl-options';

export { CurlError };

/** A field of a form (`multipart/form-data`). */
export interface Part {
  readonly name: string;
  /** The text of a field, or the path of a file. */
  readonly value: string;
  readonly file: boolean;
  readonly filename?: string;
  readonly type?: string;
}

export interface Curl {
  readonly url: string;
  readonly method: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body?: string;
  /** Path of a file that is the body. */
  readonly bodyFile?: string;
  readonly form?: readonly Part[];
  /** Cookie jar to read from and to write to. */
  readonly jarIn?: string;
  readonly jarOut?: string;
  readonly include: boolean;
  readonly follow: boolean;
  readonly compressed: boolean;
  /** The body goes to a file, not to the terminal. */
  readonly discard: boolean;
  /** Printed at the end: `%{http_code}\n`. */
  readonly writeOut: string;
  readonly seconds?: number;
}

interface Draft {
  url?: string;
  method?: string;
  headers: Array<readonly [string, string]>;
  data: string[];
  dataFile?: string;
  form: Part[];
  jarIn?: string;
  jarOut?: string;
  flags: Set<string>;
  output?: string;
  writeOut: string;
  seconds?: number;
  json: boolean;
}

/**
 * @param words `['curl', '-i', 'http://localhost:3000/cats']`
 * @throws {CurlError} an option that this parser does not know, no URL, a URL without a host
 */
export function parseCurl(words: readonly string[]): Curl {
  const draft: Draft = {
    headers: [],
    data: [],
    form: [],
    flags: new Set(),
    writeOut: '',
    json: false,
  };
  for (const [option, value] of optionsOf(words.slice(1))) apply(draft, option, value);
  return finish(draft);
}

function apply(draft: Draft, option: string, value: string): void {
  switch (option) {
    case '--url':
      if (draft.url !== undefined)
        throw new CurlError(`一条 curl 只写一个网址，这里多了 ${value}；网址里有 & 就给它加上引号`);
      draft.url = value;
      return;
    case '-X':
      draft.method = value;
      return;
    case '-H':
      draft.headers.push(header(value));
      return;
    case '--json':
      draft.json = true;
    // falls through
    case '-d':
    case '--data-binary':
      if (value.startsWith('@')) draft.dataFile = value.slice(1);
      else draft.data.push(value);
      return;
    case '--data-raw':
      draft.data.push(value);
      return;
    case '--data-urlencode':
      draft.data.push(urlEncoded(value));
      return;
    case '-F':
      draft.form.push(part(value));
      return;
    case '--form-string':
      draft.form.push(field(value));
      return;
    case '-u':
      draft.headers.push(['Authorization', `Basic ${Buffer.from(value).toString('base64')}`]);
      return;
    case '-A':
      draft.headers.push(['User-Agent', value]);
      return;
    case '-e':
      draft.headers.push(['Referer', value]);
      return;
    case '-b':
      if (value.includes('=')) draft.headers.push(['Cookie', value]);
      else draft.jarIn = value;
      return;
    case '-c':
      draft.jarOut = value;
      return;
    case '-o':
      draft.output = value;
      return;
    case '-w':
      draft.writeOut = value.replace(/\\n/g, '\n').replace(/\\t/g, '\t');
      return;
    case '-m':
      draft.seconds = seconds(value);
      return;
    case '-i':
    case '-L':
    case '-I':
    case '-G':
    case '-g':
    case '--compressed':
      draft.flags.add(option);
      return;
    default:
      if (!SILENT.has(option)) throw unknownOption(option);
  }
}

function seconds(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new CurlError(`-m 后面写秒数，这里是“${text}”`);
  return Number(text);
}

function header(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([^:;]+)[:;]\s*(.*)$/.exec(text) ?? [];
  if (name === '') throw new CurlError(`读不懂请求头“${text}”，写成 -H '名字: 值'`);
  return [name, value];
}

/** The text behind the name as it stands. */
function field(text: string): Part {
  const [, name = '', value = ''] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
  if (name === '')
    throw new CurlError(`读不懂表单字段“${text}”，写成 -F '名字=值' 或 -F '名字=@文件'`);
  return { name, value, file: false };
}

function part(text: string): Part {
  const { name, value } = field(text);
  if (/^[<"]/.test(value))
    throw new CurlError(`读不懂表单字段“${text}”：值不能以 < 或 " 开头，文件写成 -F '名字=@文件'`);
  const [content = '', ...settings] = value.split(';');
  const setting = (key: string) =>
    settings.find((item) => item.startsWith(`${key}=`))?.slice(key.length + 1);
  const type = setting('type');
  if (!content.startsWith('@')) return { name, value: content, file: false, type };
  const path = content.slice(1);
  const filename = setting('filename') ?? path.split('/').at(-1);
  return { name, value: path, file: true, filename, type };
}

function urlEncoded(text: string): string {
  const [, name, value = ''] = /^(?:([^=]*)=)?([^]*)$/.exec(text) ?? [];
  return name ? `${name}=${encodeURIComponent(value)}` : encodeURIComponent(value);
}

/** Whether curl finds a range or a list in an address: `[1-3]`, `{a,b}`; neither `[]` nor an address of IPv6 is one. */
const isGlob = (url: string): boolean =>
  /[[{]/.test(url.replace(/^(?:\w+:\/\/)?\[[^\]]*\]/, '').replaceAll('[]', ''));

function finish(draft: Draft): Curl {
  const { url: written = '', data, flags, form, headers } = draft;
  if (written === '') throw new CurlError('这条 curl 没有网址');
  if (isGlob(written) && !flags.has('-g'))
    throw new CurlError('curl 把网址里的 [] 与 {} 当成范围，不照原样发出：加上 -g');
  const query = flags.has('-G') ? data.join('&') : '';
  const url = withQuery(/^\w+:\/\//.test(written) ? written : `http://${written}`, query);
  const body = data.length > 0 && !flags.has('-G') ? data.join('&') : undefined;
  const sends = body !== undefined || draft.dataFile !== undefined || form.length > 0;
  return {
    url,
    method: draft.method ?? (flags.has('-I') ? 'HEAD' : sends ? 'POST' : 'GET'),
    headers: withDefaults(headers, draft.json, sends && form.length === 0),
    ...(body !== undefined && { body }),
    ...(draft.dataFile !== undefined && { bodyFile: draft.dataFile }),
    ...(form.length > 0 && { form }),
    ...(draft.jarIn !== undefined && { jarIn: draft.jarIn }),
    ...(draft.jarOut !== undefined && { jarOut: draft.jarOut }),
    include: flags.has('-i') || flags.has('-I'),
    follow: flags.has('-L'),
    compressed: flags.has('--compressed'),
    discard: draft.output !== undefined && draft.output !== '-',
    writeOut: draft.writeOut,
    ...(draft.seconds !== undefined && { seconds: draft.seconds }),
  };
}

function withQuery(url: string, query: string): string {
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function withDefaults(
  headers: ReadonlyArray<readonly [string, string]>,
  json: boolean,
  data: boolean,
): ReadonlyArray<readonly [string, string]> {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
  const defaults: ReadonlyArray<readonly [string, string]> = [
    ['User-Agent', 'curl/8.5.0'],
    ['Accept', json ? 'application/json' : '*/*'],
    ...(json || data ? [['Content-Type', type] as const] : []),
  ];
  // `-H 'Accept:'` takes a default away.
  return [
    ...defaults.filter(([name]) => !own.has(name.toLowerCase())),
    ...headers.filter(([, value]) => value !== ''),
  ];
}
