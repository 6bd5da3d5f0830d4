/** Stands in a box's label for the title in its figure's caption, so that no page says each title twice. */
export const CAPTION = '{}';
