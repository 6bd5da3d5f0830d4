import { Fault } from '../fault';
import { readDotenv } from './dotenv';
import { HOST_VARIABLES, hostAddress } from './hosts';
import { LOCAL_NEWSLETTER } from './localNewsletter';
import { missingFaults, variables } from './schema';

/** What the owner configures, read once at build. Nothing configured is a complete site on one machine. */
export interface SiteEnvironment {
  /** Origin of the published site, without a slash at the end; nothing while nobody has said it. */
  siteUrl: string | undefined;
  /** The project's own repository, which has its layout. */
  repository: { url: string; branch: string } | undefined;
  /** Where the newsletter form posts to: this site's own address, or the configured endpoint with its token. */
  newsletterUrl: string;
  /** Where browsers report what the security policy has blocked; nothing is reported without it. */
  reportUrl?: string;
  /** Keys of the hosted search; without them the embedded index answers. */
  algolia?: { appId: string; apiKey: string };
  /** Keys of the ad network; without them the house advertisement is shown. */
  carbon?: { serve: string; placement: string };
  /** A folder in the official dialect that takes the place of `docs/`, as the owner has written it. */
  docsDir?: string;
  /** Pages offer to open their projects at this service, in a form of its own; nothing is sent before. */
  sandbox?: 'stackblitz';
  /** A built site renders its texts as stock Docusaurus does (plugins/html-pages). */
  stockRendering: boolean;
  /** The build runs on Netlify, whose rules can do more than those that every host understands. */
  onNetlify: boolean;
}

export type Variables = Readonly<NodeJS.Dict<string>>;

const DEFAULT_BRANCH = 'main';

function newsletterUrl(endpoint: URL | undefined, token: string | undefined): string {
  if (endpoint && token) endpoint.searchParams.set('token', token);
  return endpoint?.href ?? LOCAL_NEWSLETTER;
}

/**
 * Reads and checks every environment variable of the site (ARCHITECTURE.md#configuration; ARCHITECTURE.md#faults B8, B9).
 * @param env the variables; an empty or blank one counts as unset
 * @throws Fault that names each wrong variable, what is wrong with it and the cure, never a secret
 */
export function readEnvironment(env: Variables): SiteEnvironment {
  const { data, error } = variables.safeParse(env);
  const faults = [
    ...(error?.issues ?? []).map(({ path: [name], message }) => [String(name), message] as const),
    ...missingFaults(env),
  ];
  if (!data || faults.length > 0)
    throw new Fault(faults.map(([name, message]) => `环境变量 ${name} ${message}`).join('\n'));
  return {
    siteUrl: data.SITE_URL?.origin ?? hostAddress(env),
    repository: data.REPOSITORY_URL && {
      url: data.REPOSITORY_URL.href.replace(/(?:\.git)?\/?$/, ''),
      branch: data.REPOSITORY_BRANCH ?? DEFAULT_BRANCH,
    },
    newsletterUrl: newsletterUrl(data.NEWSLETTER_ENDPOINT, data.NEWSLETTER_TOKEN),
    ...(data.REPORT_ENDPOINT && { reportUrl: data.REPORT_ENDPOINT.href }),
    ...(data.ALGOLIA_APP_ID &&
      data.ALGOLIA_API_KEY && {
        algolia: { appId: data.ALGOLIA_APP_ID, apiKey: data.ALGOLIA_API_KEY },
      }),
    ...(data.CARBON_SERVE &&
      data.CARBON_PLACEMENT && {
        carbon: { serve: data.CARBON_SERVE, placement: data.CARBON_PLACEMENT },
      }),
    ...(data.DOCS_DIR && { docsDir: data.DOCS_DIR }),
    ...(data.SANDBOX && { sandbox: 'stackblitz' as const }),
    stockRendering: data.TEXT_RENDERING === 'stock',
    onNetlify: env.NETLIFY === 'true',
  };
}

/** The bundler takes `#` for the beginning of a fragment, `!` for that of a loader and `?` for that of a query. */
const ODD_IN_PATHS = /[#!?]/;

/**
 * The environment of this build: the process's variables, and those of `.env` in the site's folder that are not set yet. Host
 * services set a variable that nobody has filled in to nothing: it counts as unset here, too.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @throws Fault also when the folder cannot be built in
 */
export function loadEnvironment(siteDir: string): SiteEnvironment {
  const [odd] = ODD_IN_PATHS.exec(siteDir) ?? [];
  if (odd)
    throw new Fault(
      `项目所在的路径里有 ${odd}，打包工具读不了这样的路径：${siteDir}\n给那个文件夹改名，或者把项目挪到别处，再运行一次。`,
    );
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  return readEnvironment({ ...readDotenv(siteDir), ...Object.fromEntries(given) });
}

/**
 * The names in `.env` that are none of the site's: one that is written wrong is otherwise as good as not written.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 */
export const strangeNames = (siteDir: string): string[] =>
  Object.entries(readDotenv(siteDir)).flatMap(([name, value]) =>
    value?.trim() && !(name in variables.shape) && !HOST_VARIABLES.includes(name) ? [name] : [],
  );
