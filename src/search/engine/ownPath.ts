/** Whether an address without origin leads to a place of this site: of two slashes at the beginning browsers take what follows for a host, `\` for one of them. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
