// Stands at the end of every page, where the router had its module. Starts everything that the first paint does not need,
// after the largest paint or at the first touch, whichever is first.
(() => {
  const { boot, preload } = document.currentScript.dataset;
  const root = document.documentElement;
  // What every tool shows as 0.000.
  const INVISIBLE_SHIFT = 0.0005;
  const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  let timer;

  function start() {
    if (started) return;
    started = true;
    for (const href of preload?.split(' ') ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href });
      document.head.append(link);
    }
    if (boot) {
      const module = document.createElement('script');
      Object.assign(module, { type: 'module', src: boot });
      document.head.append(module);
    }
    for (const link of document.querySelectorAll('link[rel=stylesheet][disabled]')) link.disabled = false;
    loadFonts();
  }

  // The page is set in the fallback fonts. The web fonts replace them in one step, and only if nothing on the screen
  // visibly moves; else they wait for the next page of the visit, which starts with them.
  async function loadFonts() {
    if (root.classList.contains('wf')) return;
    root.classList.add('wf');
    root.getBoundingClientRect();
    const faces = [...document.fonts].filter((face) => face.status !== 'unloaded');
    root.classList.remove('wf');
    await Promise.allSettled(faces.map((face) => face.loaded));
    requestAnimationFrame(() => {
      const before = positions();
      root.classList.add('wf');
      if (shift(before, positions()) > INVISIBLE_SHIFT) root.classList.remove('wf');
      remember();
    });
  }

  function positions() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) range.selectNodeContents(node);
      found.push((node.nodeType === Node.TEXT_NODE ? range : node).getBoundingClientRect());
    }
    return found;
  }

  // The browser's layout shift score, rounded up: the part of the window that moved (overlaps counted twice) times the
  // longest way. A box or text has moved when the corner where it begins is three pixels away from where it was.
  // Source: web.dev/articles/cls
  function shift(before, after) {
    const start = root.dir === 'rtl' ? 'right' : 'left';
    let area = 0;
    let way = 0;
    before.forEach((a, i) => {
      const b = after[i];
      const isSeen = (a.bottom > 0 && a.top < innerHeight) || (b.bottom > 0 && b.top < innerHeight);
      const moved = Math.max(Math.abs(a.top - b.top), Math.abs(a[start] - b[start]));
      if (!isSeen || moved < 3) return;
      area += a.width * a.height + b.width * b.height;
      way = Math.max(way, moved);
    });
    return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
  }

  function remember() {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    try {
      sessionStorage.setItem('fonts', JSON.stringify(fonts.map(({ name }) => name)));
    } catch {
      // Storage is switched off: each page then gets its fonts after the paint.
    }
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(start);
  }

  try {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      later();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // The browser does not report that paint: the load event below starts everything.
  }
  addEventListener('load', () => {
    timer = setTimeout(start, 1000);
  });
  for (const gesture of gestures) addEventListener(gesture, start, { once: true, capture: true, passive: true });
  // A form sent before the app is there keeps its text; the app sends it when it starts.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!('early' in form.dataset)) return;
      event.preventDefault();
      form.dataset.early = 'pressed';
    },
    true,
  );
})();
