import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { SERVER_PREFIXES } from '@wordlamp/contract/api-prefixes';
import { defineConfig, type Plugin } from 'vite';
import { serveFindableFiles } from './prerender/findable-files.ts';
import { minified } from './prerender/minified.ts';
import { placeJobNames } from './prerender/place-job-names.ts';
import { withPrerendering } from './prerender/plugin.ts';

// What every page needs, in two files: the libraries, which change only when a dependency does, and the shell. Left to
// itself the bundler makes a file of each module that two pages share. What is loaded later is kept out of both.
const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router|cookie-es|@remix-run|use-sync-external-store)[\\/]/,
  },
  {
    name: 'shell',
    test: /[\\/](app[\\/](i18n|layout|ui|lib|site-paths)|contract[\\/]src)(?!.*(toast-list|lost-page|load-words|use-now|use-time-until|time-left|clock-time|postal-address|post-function|write-on-device|backend|query-client|daily-usage|request-prompt|ruled-|cue-|quota-lamps|tabs|field-look|code-sample|contact-limits))/,
    minShareCount: 3, // what one or two pages need is no part of the shell
  },
  // What the generators and pages with a sample share, and pages that are only read do without.
  { name: 'tools', test: /[\\/]app[\\/](lib[\\/]request-prompt|ui[\\/](ruled-|cue-|quota-lamps|tabs|code-sample))/ },
  // Small things that every page needs and another page, too: each would otherwise be its own file.
  {
    name: 'frame',
    test: /[\\/]app[\\/](session[\\/](arrival-marks|auth-context|use-auth)|lib[\\/]stored-session|layout[\\/](missing-page|generators|language-(link|menu)|use-language-switch|footlights)|ui[\\/]half-lamp)\.tsx?/,
  },
];

// The script in every page's head is read as text, so nothing else would minify it.
const minifyHeadScript: Plugin = {
  name: 'minify-head-script',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /head-script\.js\?raw$/ },
    handler: (module) => {
      const source: string = JSON.parse(module.replace(/^export default /, '').replace(/;?\s*$/, ''));
      return `export default ${JSON.stringify(minified(source))}`;
    },
  },
};

/** Where `npm run dev` has started the API. */
const API = process.env.DEV_API ?? 'http://127.0.0.1:3000';

/**
 * In development the server's own routes are proxied to it: the API, the pages behind mailed links, and the root, which
 * redirects to a language. Keeps the site's Host header, which the server's origin checks need.
 */
const PROXIED = Object.fromEntries(
  ['^/(\\?|$)', ...SERVER_PREFIXES.map((prefix) => `^${prefix}(/|\\?|$)`)].map((path) => [path, API]),
);

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    withPrerendering(reactRouter(), process.env),
    placeJobNames,
    minifyHeadScript,
    serveFindableFiles,
  ],
  environments:
    command === 'build'
      ? { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } }
      : {},
  // Browsers since the summer of 2024 know light-dark() and :dir(); rewritten for older ones, every color is written twice.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
  optimizeDeps: { include: ['react-router/dom', 'react-dom/client'] },
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1', port: 5173, proxy: PROXIED },
}));
