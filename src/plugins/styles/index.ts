import type { Plugin, PostCssOptions } from '@docusaurus/types';

/** As PostCSS' loader takes them: a plugin, or where it is and its options. */
type PostCssPlugin = object | readonly [name: string, options: object];

/** A named plugin as the loader would make it, for each style sheet anew. */
function made(plugin: PostCssPlugin): object {
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [string, object];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- its place is known when the site is built only
  return (require(name) as (options: object) => object)(options);
}

/**
 * Gives all style sheets the same plugins of PostCSS. Named ones are made anew for each of our fifty sheets: with Docusaurus'
 * own (`postcss-preset-env`, which sorts all that CSS has by what the browsers know) most of a second of `npm start`.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      plugins: (options.plugins as PostCssPlugin[]).map(made),
    }),
  };
}
