// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ANNOUNCER_ID } from '../lib/announce.ts';
import { renderAt } from '../testing/render-at.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const announced = () => document.getElementById(ANNOUNCER_ID)?.textContent;

function renderPage(address: string) {
  return renderAt(
    address,
    <main>
      <h1>{address}</h1>
      <input id="idea" />
      <div id={ANNOUNCER_ID} />
      <RouteAnnouncer />
    </main>,
  );
}

beforeEach(() => {
  document.title = 'The title';
});

test('leaves the first page to the browser', () => {
  renderPage('/en');

  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

test('reads out the title and puts the focus on the heading after a navigation', async () => {
  const { router } = renderPage('/en');

  await act(() => router.navigate('/en/ai-prompt-generator'));

  expect(document.activeElement?.tagName).toBe('H1');
  expect(announced()).toBe('The title');
});

test('puts the focus on what the hash names', async () => {
  const { router } = renderPage('/en');

  await act(() => router.navigate('/en/ai-prompt-generator#idea'));

  expect(document.activeElement?.id).toBe('idea');
});

test('focuses the target of a hash in another script, and ignores a malformed one', async () => {
  const { router } = renderPage('/en');
  document.getElementById('idea')?.setAttribute('id', '光と色');

  await act(() => router.navigate('/en/ai-prompt-generator#光と色'));
  expect(document.activeElement?.id).toBe('光と色');

  await act(() => router.navigate('/en/json-prompt#%E0%A4'));
  expect(document.activeElement?.tagName).toBe('H1');
});

test('keeps the focus when only the language changes', async () => {
  const { router } = renderPage('/en');
  document.getElementById('idea')?.focus();

  await act(() => router.navigate('/fr'));

  expect(document.activeElement?.id).toBe('idea');
  expect(announced()).toBe('The title');
});
