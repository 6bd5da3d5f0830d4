import { samePath, type MenuItem } from './menu';

/** The menu's entry for a page. */
export const findItem = (menu: readonly MenuItem[], path: string): MenuItem | undefined =>
  menu
    .flatMap((item) => [item, ...(item.children ?? [])])
    .find((item) => samePath(item.path, path));
