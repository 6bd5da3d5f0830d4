/** Below the root of the site: pages that each send a project to a sandbox of another host (plugins/downloads). */
export const SANDBOX_FOLDER = 'sandbox';

/** Where they send it; only these pages may send a form to another host. */
export const SANDBOX_HOST = 'https://stackblitz.com';
