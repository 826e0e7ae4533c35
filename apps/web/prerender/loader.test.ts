// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft } from '../app/lib/draft-storage.ts';
import loader from './loader.js?raw';

const reload = vi.fn();
const fetched = vi.fn(async (_address: string) => new Response('[1]'));
let page = new AbortController();

afterEach(() => {
  page.abort();
  reload.mockClear();
  fetched.mockClear();
  document.head.innerHTML = '';
  localStorage.clear();
});

/** Runs the script as a page does, up to the first interaction. */
function open(form = '<form data-early=""><textarea>a poem</textarea></form>') {
  page = new AbortController();
  document.head.innerHTML = '<script id="head-script"></script><style></style>';
  document.body.innerHTML = `${form}<form></form><script type="application/ld+json">{}</script>`;
  const listen = (type: string, listener: EventListener, options: boolean | AddEventListenerOptions = false) => {
    const given = typeof options === 'object' ? options : { capture: options };
    const signal = AbortSignal.any([page.signal, ...(given.signal ? [given.signal] : [])]);
    addEventListener(type, listener, { ...given, signal });
  };
  const own = {
    currentScript: { dataset: { boot: '/boot.js', payload: '/data.json', faces: '/faces.css' } },
    head: document.head,
  };
  const inPage = new Proxy(document, {
    get: (target, key) => {
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  new Function('document', 'addEventListener', 'location', 'fetch', loader)(inPage, listen, { reload }, fetched);
  dispatchEvent(new Event('pointerdown'));
}

const boot = () => document.querySelector('script[src$="/boot.js"]');
const forms = () => [...document.querySelectorAll('form')];
const send = (form: HTMLFormElement | undefined) =>
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('a form that is sent before the app starts keeps its text and waits for it', () => {
  open();

  expect(send(forms()[0])).toBe(false);

  expect(forms()[0]?.dataset.early).toBe('pressed');
  expect(send(forms()[1])).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  { name: 'its module cannot be loaded', fail: () => boot()?.dispatchEvent(new Event('error')) },
  { name: 'a file that it loads itself is gone', fail: () => dispatchEvent(new Event('unhandledrejection')) },
])('where $name, a form that was sent loads the page again and keeps its text', ({ fail }) => {
  open();
  send(forms()[0]);

  fail();

  expect(reload).toHaveBeenCalledOnce();
  expect(readDraft('ai-prompt')).toBe('a poem');
});

test('the data of the page is asked for with the app, once', async () => {
  open();
  dispatchEvent(new Event('keydown'));

  expect(fetched.mock.calls).toEqual([['/data.json']]);
  expect(await (globalThis as { pageData?: Promise<string> }).pageData).toBe('[1]');
});

test('where the data of the page cannot be had, a form that was sent loads the page again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  open();
  send(forms()[0]);

  await vi.waitUntil(() => reload.mock.calls.length > 0);
  expect(readDraft('ai-prompt')).toBe('a poem');
});

test('a form that names its draft keeps all its fields, and no other draft', () => {
  open(
    '<form data-early="" data-draft="contact"><input id="contact-name" value="Ann"><textarea id="contact-message">Hi</textarea></form>',
  );
  send(forms()[0]);

  boot()?.dispatchEvent(new Event('error'));

  expect(JSON.parse(readDraft('contact'))).toEqual({ name: 'Ann', message: 'Hi' });
  expect(readDraft('ai-prompt')).toBe('');
});

test('a form that begins with a choice is no idea', () => {
  open('<form data-early=""><input type="radio" value="landscape"></form>');
  send(forms()[0]);

  boot()?.dispatchEvent(new Event('error'));

  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test('where the app cannot start, the next press loads the page again, and nothing before it', () => {
  open();

  boot()?.dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
  send(forms()[0]);

  expect(reload).toHaveBeenCalledOnce();
});

test('what search engines read is where React looks for it before the app starts', () => {
  open();

  const head = [...document.head.children].slice(0, 3).map(({ id, textContent }) => id || textContent);
  expect(head).toEqual(['head-script', '{}', '']);
  expect(document.body.querySelector('script')).toBeNull();
});

test('the font faces of other pages and languages come with the first touch, once', () => {
  open();
  dispatchEvent(new Event('keydown'));

  expect(document.querySelectorAll('link[rel=stylesheet][href$="/faces.css"]')).toHaveLength(1);
});

test('an error of the app that has started loads nothing again', () => {
  open();
  vi.stubGlobal('__reactRouterDataRouter', {});

  dispatchEvent(new Event('unhandledrejection'));
  send(forms()[0]);

  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
