import { adPlace } from '../../../../src/components/AdSlot/adPlace';

/** ARCHITECTURE.md#advertisement: hidden when the contents list is taller than the window less 360 px, on screens wider than 1200 px. */
const space = {
  windowWidth: 1600,
  windowHeight: 900,
  contentsHeight: 300,
  textSize: 16,
  atPageEnd: false,
};

test.each([
  ['a wide screen with room', {}, 'fixed'],
  ['a list that just fits', { contentsHeight: 540 }, 'fixed'],
  ['a list one pixel too tall', { contentsHeight: 541 }, 'hidden'],
  ['larger text, with room for what is larger', { contentsHeight: 180, textSize: 32 }, 'fixed'],
  ['larger text, and one pixel too few', { contentsHeight: 181, textSize: 32 }, 'hidden'],
  ['smaller text: the room stays', { contentsHeight: 541, textSize: 12 }, 'hidden'],
  ['a tall list near the page’s end', { contentsHeight: 541, atPageEnd: true }, 'hidden'],
  ['a tall list at 1201 px', { contentsHeight: 541, windowWidth: 1201 }, 'hidden'],
  [
    'a tall list at 1200 px, where the ad has its own place',
    { contentsHeight: 541, windowWidth: 1200 },
    'fixed',
  ],
  ['near the page’s end', { atPageEnd: true }, 'absolute'],
  [
    'near the page’s end on a phone',
    { windowWidth: 360, windowHeight: 640, contentsHeight: 2000, atPageEnd: true },
    'absolute',
  ],
  ['a window lower than the headroom', { windowHeight: 300, contentsHeight: 1 }, 'hidden'],
])('%s', (_, change, place) => expect(adPlace({ ...space, ...change })).toBe(place));
