/**
 * The same-origin newsletter address that `npm start` and `npm run serve` answer. By itself, because the form names it as well, and the
 * settings bring their rules along.
 */
export const LOCAL_NEWSLETTER = '/api/newsletter';
