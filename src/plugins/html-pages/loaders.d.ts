/** The two bundler loaders, which have to be plain JavaScript. */
declare module '*/slimVersion' {
  export default function slimVersion(source: string): string;
}
declare module '*/pageModule' {
  export function pitch(this: {
    resourcePath: string;
    getOptions: () => { permalinks: Record<string, string> };
  }): string;
}
