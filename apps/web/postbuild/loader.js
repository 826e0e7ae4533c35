// Stands at the end of every page, where the router had its module. Starts everything that the first paint does not need,
// after the largest paint or at the first touch, whichever is first.
(() => {
  const { boot, preload } = document.currentScript.dataset;
  const root = document.documentElement;
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
  // would move; else they wait for the next page of the visit, which starts with them.
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
      if (moved(before, positions())) root.classList.remove('wf');
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

  // The browser counts a shift from three pixels on, for what is in the window.
  function moved(before, after) {
    return before.some((a, i) => {
      const b = after[i];
      const isSeen = (a.bottom > 0 && a.top < innerHeight) || (b.bottom > 0 && b.top < innerHeight);
      return (
        isSeen && (Math.abs(a.top - b.top) >= 3 || Math.abs(a.left - b.left) >= 3 || Math.abs(a.right - b.right) >= 3)
      );
    });
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
