/** Whether the site was built with the way back to stock rendering (plugins/html-pages): the tests are told as the build was. */
export const isStock = process.env.TEXT_RENDERING === 'stock';

/** Why tests that harm the text of the next page have nothing to harm then. */
export const TEXT_IN_SCRIPTS = 'With stock rendering the text of the next page is in its scripts.';
