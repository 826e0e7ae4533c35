(() => {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');

  function read() {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  }

  function keep(key, value) {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      // Browsers tell only the other tabs.
      dispatchEvent(new Event('storage'));
    } catch (error) {
      console.warn('The choice could not be kept:', error);
    }
  }

  function show(theme) {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[data-scheme]'))
      meta.media = theme
        ? meta.dataset.scheme === theme
          ? 'all'
          : 'not all'
        : `(prefers-color-scheme: ${meta.dataset.scheme})`;
  }

  function next() {
    const system = prefersDark.matches ? 'dark' : 'light';
    const other = prefersDark.matches ? 'light' : 'dark';
    if (!root.dataset.theme) return other;
    return root.dataset.theme === other ? system : '';
  }

  const stored = read();
  if (stored === 'light' || stored === 'dark') show(stored);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const language = target.closest('[data-language]');
    if (language) keep('i18nextLng', language.dataset.language);
    const choice = target.closest('[data-theme-choice]')?.dataset.themeChoice;
    if (!choice && !target.closest('[data-theme-toggle]')) return;
    const theme = choice ? choice.replace('system', '') : next();
    show(theme);
    keep('theme', theme);
  });

  // Which of its two links the header shows (site-header.tsx); another tab may sign in or out at any time.
  function markSignedIn() {
    try {
      const isSignedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
      root.toggleAttribute('data-signed-in', isSignedIn);
    } catch (error) {
      console.warn('Whether someone is signed in is unknown:', error);
    }
  }
  markSignedIn();
  addEventListener('storage', markSignedIn);

  // The built page has one view; another one shows once the app knows it (auth-page.tsx).
  root.toggleAttribute('data-view', new URLSearchParams(location.search).has('view'));

  // Until there is a sign of a visitor, parts below the first screen have guessed heights (app.css). A place in the page that
  // is come back to, or named by the address, needs the true ones at once.
  const showWhole = () => root.classList.add('whole');
  if (location.hash || history.state) showWhole();
  for (const sign of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])
    addEventListener(sign, showWhole, { once: true, capture: true, passive: true });

  // The fonts of an earlier page of this visit are in the cache: use them from the first paint (prerender/web-fonts.js).
  try {
    const fonts = JSON.parse(sessionStorage.getItem('fonts') ?? '[]');
    for (const href of fonts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
      document.head.append(link);
    }
    if (fonts.length > 0) root.classList.add('wf');
  } catch (error) {
    console.warn('The fonts of the last page are unknown:', error);
  }
})();
