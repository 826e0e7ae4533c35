// Fetched by loader.js after the first paint. The page is set in the fallback fonts. The web fonts replace them in one step,
// and only if nothing on the screen visibly moves; else they wait for the next page of the visit, which starts with them.
(async () => {
  // What every tool shows as 0.000.
  const INVISIBLE_SHIFT = 0.0005;
  const root = document.documentElement;

  if (root.classList.contains('wf')) return;
  const families = familiesOfPage();
  const faces = [...document.fonts].filter(({ family }) => families.has(unquoted(family)));
  await Promise.allSettled(faces.map((face) => face.load()));
  // That a face is there makes the browser lay the page out: in a frame of its own, before the one that compares.
  await new Promise(requestAnimationFrame);
  requestAnimationFrame(() => {
    // The rows of links are tried alone first: where they move, as they mostly do, the rest need not be laid out, twice.
    const header = document.querySelector('header');
    const isStill = !header || movesLittle(header, header, ['wf', 'font-sans']);
    header?.classList.remove('wf', 'font-sans');
    if (isStill && !movesLittle(document.body, root, ['wf'])) root.classList.remove('wf');
    remember();
  });

  // Sets what has the classes in the web fonts, and leaves it so.
  function movesLittle(seen, set, classes) {
    const near = nodesNearWindow(seen);
    const before = near.map(boxOf);
    set.classList.add(...classes);
    return shift(before, near.map(boxOf)) <= INVISIBLE_SHIFT;
  }

  // Asked of an element that nothing is set in: to try it on the page would lay all of it out, twice.
  function familiesOfPage() {
    const sample = Object.assign(document.createElement('span'), { className: 'wf' });
    document.head.append(sample);
    const style = getComputedStyle(sample);
    const mono = [...document.querySelectorAll('[class*="font-mono"]')].some(
      (element) => element.checkVisibility?.() ?? true,
    );
    const names = ['--font-sans', '--font-display', '--font-brand', ...(mono ? ['--font-mono'] : [])];
    const stacks = names.map((name) => style.getPropertyValue(name)).join();
    sample.remove();
    return new Set(stacks.split(',').map(unquoted));
  }

  function unquoted(family) {
    return family.trim().replace(/^(["'])(.*)\1$/, '$2');
  }

  // Elements and texts up to a window's height above and below it: what lies further off cannot come into it, and would
  // be laid out only to be measured.
  function nodesNearWindow(element) {
    const found = [];
    const add = (node) => {
      const { height, bottom, top } = boxOf(node);
      if (height > 0 && (bottom < -innerHeight || top > 2 * innerHeight)) return;
      found.push(node);
      for (const child of node.childNodes) if (child.nodeType !== Node.COMMENT_NODE) add(child);
    };
    add(element);
    return found;
  }

  function boxOf(node) {
    if (node.nodeType !== Node.TEXT_NODE) return node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
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
      // Browsers tell only the other tabs.
      dispatchEvent(new Event('storage'));
    } catch {
      // Storage is switched off: each page then gets its fonts after the paint.
    }
  }
})();
