// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { useForwardedPrompt } from './use-forwarded-prompt.ts';

function Page() {
  useForwardedPrompt();
  return null;
}

test('a prompt that arrives at home goes on to the generator, in place of home', async () => {
  const { router } = renderAt({ pathname: '/pt', state: { prompt: 'a poem' } }, <Page />);

  await waitFor(() => expect(router.state.location.pathname).toBe('/pt/ai-prompt-generator'));
  expect(router.state.location.state).toEqual({ prompt: 'a poem' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([null, {}, { prompt: 7 }])('stays at home where the state is %j', (state) => {
  const { router } = renderAt({ pathname: '/pt', state }, <Page />);

  expect(router.state.location.pathname).toBe('/pt');
});
