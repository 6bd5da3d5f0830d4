// The advertisement inside its sandboxed frame (src/hosting/policy.ts). The page that holds the frame gives the network's
// two keys in the query and is told:
//   {ad: 'loaded'}  as soon as there is one that takes room
//   {ad: 'failed'}
(() => {
  const KEY = /^[A-Za-z0-9]+$/;
  const query = new URLSearchParams(location.search);
  const serve = query.get('serve') ?? '';
  const placement = query.get('placement') ?? '';
  if (!KEY.test(serve) || !KEY.test(placement)) return;

  // The frame has no origin to name; what is sent is no secret, and the page checks which window sent it.
  const tell = (ad) => parent.postMessage({ ad }, '*');

  // Each page that the network's script would go to in this frame is one more entry of the reader's history, and a way back that ends
  // here. Where the reader leaves the page that holds the frame, there is nothing to stop.
  const { setTimeout: later, stop } = window;
  addEventListener('beforeunload', () => later(stop));

  // The network's script puts `#carbonads` beside its own element some time after it has loaded.
  const arrival = new MutationObserver(() => {
    const advertisement = document.getElementById('carbonads');
    if (!advertisement) return;
    arrival.disconnect();
    new ResizeObserver(() => tell('loaded')).observe(advertisement);
  });
  arrival.observe(document.body, { childList: true, subtree: true });

  const script = document.createElement('script');
  script.id = '_carbonads_js';
  script.src = `https://cdn.carbonads.com/carbon.js?serve=${serve}&placement=${placement}`;
  script.onerror = () => tell('failed');
  document.body.append(script);
})();
