// @vitest-environment node
import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ServerBuild } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import handleRequest from '../app/entry.server.tsx';
import { createPageCss } from './page-css.ts';
import { paintFirst } from './paint-first.ts';
import { withPrerendering } from './plugin.ts';
import { createRenderer } from './render-page.ts';
import { withQuietScroll } from './with-quiet-scroll.ts';
import { withoutApp } from './write-page.ts';

// All assumptions of this folder about React Router, tested against the installed version: a failure after an update
// shows what has changed there.

const css = { href: '/assets/root-abc.css', faces: '/assets/faces.css', pageCss: createPageCss('.flex{display:flex}') };
let loaded = 0;

beforeEach(() => {
  vi.stubEnv('IS_RR_BUILD_REQUEST', 'yes');
  loaded = 0;
});

/** A site of one page, in the bundler's output format. */
function serverBuild(): ServerBuild {
  const route = {
    id: 'root',
    path: ':lang',
    hasLoader: true,
    module: '/assets/root.js',
    imports: ['/assets/shell.js'],
  };
  const none = { hasAction: false, hasErrorBoundary: false, hasClientLoader: false, hasClientAction: false };
  const parts = { clientLoaderModule: undefined, clientActionModule: undefined, hydrateFallbackModule: undefined };
  const clientRoute = { ...route, ...none, ...parts, hasClientMiddleware: false, hasDefaultExport: true };
  const module = {
    default: () => <Outlet />,
    Layout: Document,
    links: () => [{ rel: 'stylesheet', href: css.href }],
    loader: () => {
      loaded += 1;
      return { text: 'a "word" <one> ü '.repeat(1000) }; // more than the router itself would hand over
    },
  };
  return {
    entry: { module: { default: handleRequest } },
    routes: { root: { id: 'root', path: ':lang', module } },
    assets: {
      entry: { module: '/assets/entry.client.js', imports: [] },
      routes: { root: { ...clientRoute, clientMiddlewareModule: undefined } },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    future: {},
    ssr: false,
    isSpaMode: false,
    prerender: ['/en'],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body className="flex">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

test('its own prerendering can be taken out by name', () => {
  const names = withPrerendering(reactRouter(), {}).map((plugin) => (plugin as { name: string }).name);

  expect(names).toContain('prerender-pages');
  expect(names).not.toContain('prerender');
});

test('a list without its prerendering stops the build', () => {
  expect(() => withPrerendering([{ name: 'react-router' }], {})).toThrow('no plugin "prerender"');
});

test('it is pinned: no update of it comes unseen', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const versions = [
    dependencies['react-router'],
    dependencies['@react-router/node'],
    devDependencies['@react-router/dev'],
  ];

  expect(new Set(versions)).toEqual(new Set([expect.stringMatching(/^\d+\.\d+\.\d+$/)]));
});

test('loaders run once for a page and its data', async () => {
  const { html, data } = await createRenderer(serverBuild())('/en');

  expect(loaded).toBe(1);
  expect(data).toContain('word');
  expect(html).toContain('<html lang="en">');
});

test('its pages can be painted from their HTML alone', async () => {
  const { html } = await createRenderer(serverBuild())('/en');
  const painted = paintFirst(withQuietScroll(html), css);

  expect(painted.html).toContain('<style>.flex{display:flex}</style>');
  expect(painted.html).not.toMatch(/__reactRouterContext|type="module"|rel="modulepreload" href/);
  const [boot, payload] = painted.assets;
  expect(boot?.source).toContain('/assets/root.js');
  expect(boot?.source).toContain('pageData.then');
  expect(payload?.source).toContain('word');
});

test('a page without the app keeps none of its scripts', async () => {
  const { html } = await createRenderer(serverBuild())('/en');

  expect(withoutApp(html)).not.toMatch(/__reactRouter|react-router-scroll-positions|modulepreload/);
});
