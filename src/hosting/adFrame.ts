/**
 * The frame of the network's advertisement, which has a policy of its own. Addressed with its ending, as the development server needs
 * it. By itself, because the browser opens it.
 */
export const AD_FRAME = '/ad-frame.html';

/** What the frame may do: said by the page that holds it, and by the frame's own policy for a browser that opens it alone. */
export const AD_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
