/**
 * The frame of the network's advertisement, which has a policy of its own. Addressed with its ending, as the development server needs
 * it. By itself, because the browser opens it.
 */
export const AD_FRAME = '/ad-frame.html';
