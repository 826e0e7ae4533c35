// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import type { Findable } from './palette/findable.ts';
import { PaletteControl } from './palette-control.tsx';

const FINDABLE: Findable = {
  templates: [{ label: 'Cold email', also: 'sales' }],
  articles: [{ slug: 'a-guide', label: 'Lighting a scene', also: 'art' }],
  resources: [{ slug: 'basics', label: 'Prompt basics', also: '' }],
};

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('fetch', async () => Response.json(FINDABLE));
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.findByRole('combobox');
const activeLine = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

async function open(address = '/en/about') {
  const rendered = renderAt(address, <PaletteControl />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await field();
  return rendered;
}

test('Ctrl and K open it with generators first, and the first line is the active one', async () => {
  renderAt('/en/about', <PaletteControl />);
  press('k', { ctrlKey: true });

  const opened = await field();
  expect(document.activeElement).toBe(opened);
  expect((await activeLine())?.textContent).toBe('AI Prompt Generator');
  expect(within(screen.getByRole('group', { name: 'Theme' })).getAllByRole('option')).toHaveLength(3);
});

test('what is typed while it loads is looked for, and does not go to the field that has the focus', async () => {
  renderAt('/en/about', <PaletteControl />);
  press('k', { ctrlKey: true });
  const isLeftToField = [...'prix', 'Backspace'].map((key) => press(key));

  expect(((await field()) as HTMLInputElement).value).toBe('pri');
  expect(isLeftToField).not.toContain(true);
  expect(press('x')).toBe(true);
});

test('Enter while it loads chooses what was typed as soon as it is open', async () => {
  const { router } = renderAt('/en/contact', <PaletteControl />);
  press('k', { ctrlKey: true });
  for (const key of [...'json prompt g', 'Enter']) press(key);

  await waitFor(() => expect(router.state.location.pathname).toBe('/en/json-prompt'));
});

test('what is typed finds a template by its tag, and Enter opens the templates with it', async () => {
  const { router } = await open();
  fireEvent.change(await field(), { target: { value: 'SALÉS' } });

  expect((await screen.findByRole('option', { name: 'Cold email' })).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  press('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/prompt-templates'));
  expect(router.state.location.search).toBe('?q=Cold+email');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the arrows go through the lines and around', async () => {
  await open();
  fireEvent.change(await field(), { target: { value: 'theme' } });
  press('ArrowUp');
  expect((await activeLine())?.textContent).toBe('Dark theme');
  press('ArrowDown');
  press('ArrowDown');
  expect((await activeLine())?.textContent).toBe('Light theme');
});

test('keys of an input method choose nothing', async () => {
  const { router } = await open();
  press('ArrowDown', { keyCode: 229 });
  press('Enter', { isComposing: true });

  expect((await activeLine())?.textContent).toBe('AI Prompt Generator');
  expect(router.state.location.pathname).toBe('/en/about');
});

test('nothing found is said', async () => {
  await open();
  fireEvent.change(await field(), { target: { value: 'xyzzy' } });

  expect(screen.getByRole('status').textContent).toBe('Nothing found for “xyzzy”');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('pages are found without a connection, too', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await open('/de/about'); // the tab has cached the English results
  fireEvent.change(await field(), { target: { value: 'privacy' } });

  expect((await activeLine())?.textContent).toBe('Privacy policy');
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be found'), expect.anything()));
});

test('an address that looks for something opens it, and says so no more', async () => {
  const { router } = renderAt('/en/about?find=privacy&a=1', <PaletteControl />);

  expect(((await field()) as HTMLInputElement).value).toBe('privacy');
  expect(router.state.location.search).toBe('?a=1');
});

test('closing it gives the focus back', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Search' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.isConnected).toBe(true);
});
