/** What `::banner[…]` may name. Apart from the banners themselves, whose texts are for the browser and the server of the site only. */
export const BANNER_NAMES = ['courses', 'devtools', 'enterprise'] as const;

export type BannerName = (typeof BANNER_NAMES)[number];
