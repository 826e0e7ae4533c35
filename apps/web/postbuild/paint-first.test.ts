import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';
import { paintFirst } from './paint-first.ts';
import { withoutApp } from './without-app.ts';

const stylesheet = {
  href: '/assets/root-abc.css',
  faces: '/assets/faces-abc.css',
  pageCss: createPageCss('.flex{display:flex}.grid{display:grid}'),
};
const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/root-abc.css"/></head><body><main class="flex"></main>',
  '<script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.streamController = controller;</script>',
  '<script type="module" async="">import "/assets/a.js"; window.__reactRouterRouteModules = {};</script>',
  String.raw`<script>window.__reactRouterContext.streamController.enqueue("[\"a \\\"word\\\" (one)\"]\n");</script>`,
  '<script>window.__reactRouterContext.streamController.close();</script></body></html>',
].join('');

test('a page carries its own styles, and nothing in it starts a request before the paint', () => {
  const { html } = paintFirst(page, stylesheet);

  expect(html).toContain('<style>.flex{display:flex}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-abc.css" disabled=""/>');
  expect(html).not.toMatch(/rel="modulepreload" href|type="module"/);
});

test('the module that starts the app moves to a file named after its content, with its preloads', () => {
  const { html, boot } = paintFirst(page, stylesheet);

  expect(boot?.path).toMatch(/^\/assets\/boot-[0-9a-f]{10}\.js$/);
  expect(boot?.source).toContain('import "/assets/a.js"; window.__reactRouterRouteModules = {};');
  expect(html).toContain(`data-boot="${boot?.path}" data-preload="/assets/a.js /assets/b.js"`);
  expect(html).toContain('data-faces="/assets/faces-abc.css"');
});

test('the data for the app comes with that module, before it and in order, and not with the page', () => {
  const { html, boot } = paintFirst(page, stylesheet);

  expect(html).not.toContain('streamController');
  const handed: string[] = [];
  const controller = { enqueue: (data: string) => handed.push(data), close: () => handed.push('closed') };
  const [calls = ''] = boot?.source.split('import') ?? [];
  new Function('window', 'controller', calls)({}, controller);
  expect(handed).toEqual(['["a \\"word\\" (one)"]\n', 'closed']);
});

test('data that is made of texts of the page stays in the page', () => {
  const reading = page.replace('enqueue("', 'enqueue((text => text)("').replace('");<', '"));<');
  const { html, boot } = paintFirst(reading, stylesheet);

  expect(html.match(/streamController/g)).toHaveLength(3);
  expect(boot?.source).not.toContain('streamController');
});

test('a page without the app keeps its own scripts only', () => {
  const own = page.replace('</body>', '<script>console.warn(location.pathname)</script></body>');

  const { html, boot } = paintFirst(withoutApp(own), stylesheet);

  expect(boot).toBeUndefined();
  expect(html).not.toContain('__reactRouterContext');
  expect(html).toContain('console.warn(location.pathname)');
  expect(html).not.toContain('data-boot');
});

test.each([
  { name: 'no stylesheet link', broken: page.replace('stylesheet', 'other') },
  { name: 'another context', broken: page.replace('__reactRouterContext =', '__context =') },
  { name: 'no boot module', broken: page.replace('type="module" async=""', 'type="module"') },
])('a page with $name stops the build', ({ broken }) => {
  expect(() => paintFirst(broken, stylesheet)).toThrow(/React Router|preloads/);
});
