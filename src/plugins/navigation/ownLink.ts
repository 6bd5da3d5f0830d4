/** Names links to pages of this site that are followed in this tab; a file of the site (`data-plain`) is no page. */
export const OWN_LINK = 'a[href^="/"]:not([href^="//"], [target], [data-plain], [role="button"])';
