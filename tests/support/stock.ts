/** Whether the site was built with the way back to stock rendering (plugins/html-pages): the tests are told as the build was. */
export const isStock = process.env.TEXT_RENDERING === 'stock';
