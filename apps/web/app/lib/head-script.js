(() => {
  const root = document.documentElement;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function keep(key, value) {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      // The storage event only fires in other tabs.
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

  // The page is built before the choice is known (theme-menu.tsx), and the app may build its menu again.
  function markTheme() {
    for (const choice of document.querySelectorAll('[name=theme]'))
      choice.checked = choice.value === (root.dataset.theme ?? '');
  }

  const stored = read('theme');
  if (stored === 'light' || stored === 'dark') show(stored);
  addEventListener('DOMContentLoaded', markTheme);
  addEventListener('beforetoggle', markTheme, true);
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return;
    show(target.value);
    keep('theme', target.value);
  });
  addEventListener('click', ({ target }) => {
    const language = target instanceof Element && target.closest('[data-language]');
    if (language) keep('i18nextLng', language.dataset.language);
    const choice = target instanceof Element && target.closest('[data-theme-choice]')?.dataset.themeChoice;
    if (!choice) return;
    const theme = choice.replace('system', '');
    show(theme);
    keep('theme', theme);
  });

  // The visitor's preferred language, if the site has it: reserves space for the offer (language-offer.tsx) from the
  // first paint on, so that nothing moves when the app fills it.
  const languages = 'LANGUAGE_CODES'.split(' ');
  const [preferred] = [read('i18nextLng'), ...navigator.languages.map((tag) => tag.split('-')[0])].filter((code) =>
    languages.includes(code),
  );
  if (preferred && preferred !== root.lang.split('-')[0] && !read('languageOfferDismissed'))
    root.dataset.offer = preferred;

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

  // Until the first interaction, parts below the first screen have estimated heights (app.css). A restored scroll
  // position, or a hash, needs the real ones at once.
  const showWhole = () => root.classList.add('whole');
  if (location.hash || history.state) showWhole();
  for (const sign of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])
    addEventListener(sign, showWhole, { once: true, capture: true, passive: true });
})();
