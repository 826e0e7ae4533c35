// In the head of every page, after its styles: decides once which fonts the page is painted in. On a fast network
// nothing is painted before they have loaded, a few hundredths of a second later than without; on a slow one the page
// uses system fonts and keeps them, and the web fonts are cached for the next page.
(() => {
  /** On most lines a round trip takes less, on slow phones more; the fonts take two. */
  const NEAR_MS = 140;
  const PATIENCE_MS = 2000;
  const { classList } = document.documentElement;
  const faces = [...document.fonts].filter(({ display }) => display === 'block');
  const [navigation] = performance.getEntriesByType('navigation');
  const isNear = navigation && roundTrip(navigation) < NEAR_MS;

  const loadFonts = async () => {
    await Promise.all(faces.map((face) => face.load()));
    remember();
  };
  if (faces.length > 0 && !isNear && !areKnown()) {
    globalThis.loadFonts = () => loadFonts().catch(() => {}); // the next page tries again
    return;
  }
  classList.add('wf');
  if (faces.length === 0) return;
  classList.add('unset');
  const giveUp = () => settle() && classList.remove('wf');
  loadFonts().then(settle, giveUp);
  setTimeout(giveUp, PATIENCE_MS);

  /**
   * Connecting takes one round trip, regardless of the server; over an existing connection, the response time shows it.
   */
  function roundTrip({ connectStart, secureConnectionStart, connectEnd, requestStart, responseStart }) {
    return (secureConnectionStart || connectEnd) - connectStart || responseStart - requestStart;
  }

  /** @returns whether this call decided it */
  function settle() {
    const isFirst = classList.contains('unset');
    classList.remove('unset');
    return isFirst;
  }

  /** Whether an earlier page of this visit has loaded them, so that the browser has cached them. */
  function areKnown() {
    try {
      return sessionStorage.getItem('fonts') !== null;
    } catch {
      return false;
    }
  }

  function remember() {
    try {
      sessionStorage.setItem('fonts', faces.map(({ family }) => family).join());
      // The storage event only fires in other tabs.
      dispatchEvent(new Event('storage'));
    } catch {
      // Storage is switched off: on a slow network, pages then use system fonts.
    }
  }
})();
