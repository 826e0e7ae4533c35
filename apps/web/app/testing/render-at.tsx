import { cleanup, render } from '@testing-library/react';
import home from '@wordlamp/content/messages/en/home.json';
import notFound from '@wordlamp/content/messages/en/notFound.json';
import shell from '@wordlamp/content/messages/en/shell.json';
import type { ReactElement } from 'react';
import { createMemoryRouter, type InitialEntry, Outlet, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import { PageWords } from '../i18n/page-words.tsx';
import type { Namespace, Words } from '../i18n/words.ts';

afterEach(cleanup);

/**
 * Renders a part of a page at an address, with the site's words and a router whose every address shows that part.
 * @param own the words of the page that the part belongs to
 */
export function renderAt(
  address: InitialEntry,
  part: ReactElement,
  own: { [N in Namespace]?: Partial<Words[N]> } = {},
) {
  const data = { words: JSON.stringify({ home, notFound, shell, ...own }) };
  const page = (
    <PageWords>
      <Outlet />
    </PageWords>
  );
  const children = [{ path: '/:lang?/*', element: part }];
  const router = createMemoryRouter([{ id: 'root', element: page, loader: () => data, children }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: data } },
  });
  return { router, ...render(<RouterProvider router={router} />) };
}
