/** The bundler loaders, which have to be plain JavaScript. */
declare module '*/pageModule' {
  export function pitch(): string;
}
declare module '*/lazyPage' {
  export function pitch(this: {
    resourcePath: string;
    getOptions: () => { query: string };
  }): string;
}
declare module '*/keptPage' {
  interface Loader {
    resourcePath: string;
    data: object;
    getOptions: () => { pages: import('./keptPages').KeptPages };
    addDependency: (file: string) => void;
    addMissingDependency: (file: string) => void;
  }
  export default function keptPage(this: Loader, code: string): string;
  export function pitch(this: Loader): string | undefined;
}
