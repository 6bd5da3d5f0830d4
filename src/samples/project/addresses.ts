/** Where archives stand below the root of their book. */
export const DOWNLOADS = 'downloads';
