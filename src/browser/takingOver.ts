/** What a reader does ends our own scrolling of what they do it in. */
export const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
