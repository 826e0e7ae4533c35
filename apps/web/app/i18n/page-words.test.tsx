// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageWords } from './page-words.tsx';
import { useTranslation } from './use-translation.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const UNREACHABLE = 'ko';
const words = (skipLink: string) => ({ words: JSON.stringify({ shell: { skipLink } }) });

function Speaker() {
  const { t } = useTranslation('shell');
  return <p>{t('skipLink')}</p>;
}

function renderSite() {
  const page = (
    <PageWords>
      <Outlet />
    </PageWords>
  );
  const routes = [
    {
      id: 'root',
      element: page,
      errorElement: (
        <PageWords>
          <Speaker />
        </PageWords>
      ),
      loader: ({ params }: { params: { lang?: string | undefined } }) => {
        if (params.lang === UNREACHABLE) throw new Error('no connection');
        return words(`words of ${params.lang}`);
      },
      shouldRevalidate: () => true,
      children: [{ path: '/:lang', element: <Speaker /> }],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/es'],
    hydrationData: { loaderData: { root: words('words of es') } },
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('speaks the language of the address, with the words that its loaders handed over', async () => {
  const router = renderSite();
  expect(screen.getByText('words of es')).toBeInstanceOf(HTMLElement);

  await act(() => router.navigate('/tr'));

  await waitFor(() => expect(screen.getByText('words of tr')).toBeInstanceOf(HTMLElement));
});

test('shows an error in a known language if the words of the new one did not arrive', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const router = renderSite();

  await act(() => router.navigate(`/${UNREACHABLE}`));

  await waitFor(() => expect(screen.getByText('words of es')).toBeInstanceOf(HTMLElement));
});
