import type { ComponentType } from 'react';

/**
 * The components that a page's module finds by name. The modules of pages that React renders bring them along
 * (`plugins/html-pages/reactPage.ts`); a built site's browser bundle has none of them otherwise.
 */
const components: Record<string, ComponentType<never>> = {};

export default components;
