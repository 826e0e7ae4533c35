// At the end of every page, in place of the router's module. Starts everything that the first paint does not need,
// after the largest paint or at the first interaction, whichever is first.
(() => {
  const { boot, payload, preload, faces } = document.currentScript.dataset;
  const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  let pressed;
  let pressedLink;
  let isLost = false;
  let timer;

  function start() {
    if (started) return;
    started = true;
    // Search engines read it anywhere, React looks for it in the head.
    const data = document.querySelectorAll('body > script[type="application/ld+json"]');
    document.querySelector('#head-script')?.after(...data);
    if (payload) {
      globalThis.pageData = fetch(payload).then((answer) =>
        answer.ok ? answer.text() : Promise.reject(answer.status),
      );
      globalThis.pageData.catch(giveUp);
    }
    // Each in its own task: requesting sixteen files at once blocks a phone for a tenth of a second.
    for (const href of preload?.split(' ') ?? []) setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
    for (const link of document.querySelectorAll('link[rel=stylesheet][disabled]')) link.disabled = false;
    // Fonts not used by the first paint, and the icon, would compete with the app for the network: they wait until it
    // has started.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    if (boot) add('script', { type: 'module', src: boot, onload: () => whenIdle(loadLater), onerror: giveUp });
    else loadLater();
  }

  function onGesture() {
    awaited.abort();
    start();
    // Other pages and languages may want fonts that this one has not. To make them known lays out all text again, so it
    // waits until a visitor may go there.
    add('link', { rel: 'stylesheet', href: faces });
  }

  // A file of the app cannot be loaded: the connection is bad, or the page is older than the last deployment.
  function giveUp() {
    isLost = true;
    if (pressedLink) location.assign(pressedLink.href);
    if (!pressed) return;
    location.reload();
    // Browsers do not keep what was typed over that: a form with data-draft takes its fields up, by what their ids say after
    // that name; an idea is the draft of the text generator.
    const { draft } = pressed.dataset;
    const fields = [...pressed].map(({ id, value }) => [id.slice(draft?.length + 1), value]);
    if (draft) localStorage.setItem(`draft:${draft}`, JSON.stringify(Object.fromEntries(fields)));
    else if (pressed[0].localName === 'textarea') localStorage.setItem('draft:ai-prompt', pressed[0].value);
  }

  function loadLater() {
    globalThis.loadFonts?.();
    for (const link of document.querySelectorAll('link[data-later]')) link.href = link.dataset.later;
  }

  function add(name, attributes) {
    document.head.append(Object.assign(document.createElement(name), attributes));
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
    // The browser does not report the largest paint: the load event below starts everything.
  }
  addEventListener('load', () => {
    timer = setTimeout(start, 1000);
  });
  const awaited = new AbortController();
  for (const gesture of gestures) {
    const options = { capture: true, passive: true, signal: awaited.signal };
    addEventListener(gesture, onGesture, options);
  }
  // The only handler if the module's own import fails. Once running, the app handles its errors.
  addEventListener('unhandledrejection', () => {
    if (!globalThis.__reactRouterDataRouter) giveUp();
  });
  // A form submitted before the app is loaded keeps its text; the app submits it when it starts.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!('early' in form.dataset)) return;
      event.preventDefault();
      form.dataset.early = 'pressed';
      form.dataset.earlyBy = event.submitter?.value ?? '';
      pressed = form;
      if (isLost) giveUp();
    },
    true,
  );
  // A link that hands something over is followed by the app when it starts.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('a[data-early]');
      if (!link || isLost || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (pressedLink) pressedLink.dataset.early = '';
      link.dataset.early = 'pressed';
      pressedLink = link;
    },
    true,
  );
})();
