import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';
import { paintFirst } from './paint-first.ts';
import { withoutApp } from './write-page.ts';

const stylesheet = {
  href: '/assets/root-abc.css',
  faces: '/assets/faces-abc.css',
  pageCss: createPageCss('.flex{display:flex}.grid{display:grid}'),
};
const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/root-abc.css"/></head><body><main class="flex"></main>',
  '<script>window.__reactRouterContext = {"ssr":false};',
  'new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}});</script>',
  '<script type="module" async="">import "/assets/a.js"; window.__reactRouterRouteModules = {};</script>',
  String.raw`<script>window.__reactRouterContext.streamController.enqueue("[\"a \\\"word\\\" (one)\"]\n");</script>`,
  '<script>window.__reactRouterContext.streamController.close();</script></body></html>',
].join('');

test('a page carries its own styles, and nothing in it but its fonts starts a request before the paint', () => {
  const { html } = paintFirst(page, stylesheet);

  expect(html).toContain('<style>.flex{display:flex}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-abc.css" disabled=""/>');
  expect(html).not.toMatch(/rel="modulepreload" href|type="module"/);
  expect(html, 'the fonts are asked for behind the styles that name them').toMatch(
    /<\/style><script>[^<]*document\.fonts/,
  );
});

test('what stands close under the heading waits only for its own styles, and what search engines read comes last', () => {
  const read = page
    .replace('</head>', '<script type="application/ld+json">{"name":"a"}</script></head>')
    .replace(
      '<main class="flex">',
      '<main class="flex"><h1>A</h1><p>One.</p><textarea></textarea><div class="grid"></div>',
    );

  const { html } = paintFirst(read, {
    ...stylesheet,
    pageCss: createPageCss(
      '.flex{display:flex}.grid{font-family:A}@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:url(/b.woff2)}',
    ),
  });

  expect(html).toContain('<style>.flex{display:flex}@font-face{font-family:A;src:url(/a.woff2)}</style>');
  expect(html).toMatch(
    /<textarea><\/textarea><template data-rest><style>\.flex\{display:flex\}\.grid\{font-family:A\}<\/style><\/template>.*<\/script><div class="grid">/,
  );
  expect(html).toContain('<script type="application/ld+json">{"name":"a"}</script><script data-boot=');
  expect(html.match(/\{"name":"a"\}/g)).toHaveLength(1);
});

test('the module that starts the app and its data move to files named after their content', () => {
  const { html, assets } = paintFirst(page, stylesheet);

  const [boot, data] = assets;
  expect(boot?.path).toMatch(/^\/assets\/boot-[0-9a-f]{10}\.js$/);
  expect(boot?.source).toMatch(/pageData.*import"\/assets\/a\.js".*__reactRouterRouteModules=\{\}/);
  expect(data?.path).toMatch(/^\/assets\/data-[0-9a-f]{10}\.json$/);
  expect(html).toContain(
    `data-boot="${boot?.path}" data-payload="${data?.path}" data-preload="/assets/a.js /assets/b.js"`,
  );
  expect(html).toContain('data-faces="/assets/faces-abc.css"');
  expect(html).not.toContain('streamController');
});

test('pages that differ in their data only start with the same module', () => {
  const [boot, data] = paintFirst(page, stylesheet).assets;
  const [otherBoot, otherData] = paintFirst(page.replace('(one)', '(two)'), stylesheet).assets;

  expect(otherBoot?.path).toBe(boot?.path);
  expect(otherData?.path).not.toBe(data?.path);
});

test('a page without the app keeps its own scripts only', () => {
  const own = page.replace('</body>', '<script>console.warn(location.pathname)</script></body>');

  const { html, assets } = paintFirst(withoutApp(own), stylesheet);

  expect(assets).toEqual([]);
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
