// Stands before the styles. The fonts of an earlier page of this visit are in the cache: use them from the first paint.
(() => {
  try {
    const fonts = JSON.parse(sessionStorage.getItem('fonts') ?? '[]');
    if (fonts.length === 0) return;
    for (const href of fonts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
      document.head.append(link);
    }
    document.documentElement.classList.add('wf');
  } catch {
    // Storage is switched off: the fonts then come after the paint, as on a first view.
  }
})();
