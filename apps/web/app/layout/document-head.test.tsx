import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentHead } from './document-head.tsx';

afterEach(() => vi.unstubAllEnvs());

test('names the origin of another backend, which the server lets the page ask', () => {
  vi.stubEnv('VITE_BACKEND_URL', 'https://api.example.org/below');

  expect(renderToStaticMarkup(<DocumentHead language="en" />)).toContain(
    '<meta name="backend-origin" content="https://api.example.org"/>',
  );
});

test('names no backend if it is the page’s own server', () => {
  expect(renderToStaticMarkup(<DocumentHead language="en" />)).not.toContain('backend-origin');
});

test.each([
  { language: 'en', manifest: '/site.webmanifest' },
  { language: 'ar', manifest: '/ar/site.webmanifest' },
] as const)('in $language the site is installed by $manifest', ({ language, manifest }) => {
  expect(renderToStaticMarkup(<DocumentHead language={language} />)).toContain(
    `<link rel="manifest" href="${manifest}"/>`,
  );
});
