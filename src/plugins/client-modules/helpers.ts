/** What a default import of a CommonJS module is, as TypeScript's own helper of that name says it. */
export const __importDefault = (module: object | undefined): object =>
  module && '__esModule' in module ? module : { default: module };
