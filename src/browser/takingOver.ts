/** Events that end our own scrolling: the reader scrolls now. */
export const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
