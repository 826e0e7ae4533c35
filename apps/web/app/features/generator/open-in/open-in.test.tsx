// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import generator from '@wordlamp/content/messages/en/generator.json' with { type: 'json' };
import shell from '@wordlamp/content/messages/en/shell.json' with { type: 'json' };
import { MAX_LINK_CHARACTERS } from '@wordlamp/contract/assistants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from '../../../i18n/translator.ts';
import { TranslatorProvider } from '../../../i18n/use-translation.ts';
import * as notices from '../../../lib/notify.ts';
import { ReceiptLine } from '../receipt-line.tsx';
import { OpenIn } from './open-in.tsx';

const TEXT = 'Write to [name]:\n- 5 % & more';
const onCopyRefused = vi.fn();
const writeText = vi.fn<(text: string) => Promise<void>>();
let permission: PermissionState;

beforeEach(() => {
  localStorage.clear();
  // jsdom has no top layer, and hides popovers.
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'block';
  };
  permission = 'granted';
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    clipboard: { writeText },
    permissions: { query: async () => ({ state: permission }) },
  });
});
afterEach(() => {
  cleanup();
  onCopyRefused.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As on the sheet, with the permission already known. */
async function show(text = TEXT): Promise<void> {
  const words = createTranslator('en', { generator, shell });
  render(
    <TranslatorProvider value={words}>
      <ReceiptLine idle="" />
      <OpenIn text={text} kind="text" tool={undefined} fileName="ai-prompt.txt" onCopyRefused={onCopyRefused} />
    </TranslatorProvider>,
  );
  await vi.waitFor(() => expect(screen.getByRole('link')).toBeDefined());
  await Promise.resolve();
}

const more = () => screen.getByRole('button', { name: 'More ways to use this prompt' });

async function openMenu(): Promise<HTMLElement> {
  fireEvent.click(more());
  return screen.findByRole('menu');
}

/** Clicks a link and returns whether the browser would follow it. */
function press(link: HTMLElement): boolean {
  return fireEvent.click(link);
}

test('the button is a link that carries the prompt and nothing else to the other site', async () => {
  await show();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in ChatGPT' });

  expect(new URL(link.href).searchParams.get('q')).toBe(TEXT);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(press(link)).toBe(true);
  expect(writeText).not.toHaveBeenCalled();
});

test('the menu names all ways, and arrows, Home, End and Escape move in it', async () => {
  await show();
  const menu = await openMenu();
  const names = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

  expect(names).toEqual(
    'ChatGPT Claude Perplexity Grok Le_Chat Gemini Copilot DeepSeek Poe HuggingChat ai-prompt.txt ai-prompt.md ai-prompt.json'
      .split(' ')
      .map((name) => name.replace('_', ' ')),
  );
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('ChatGPT');
  for (const [key, name] of [
    ['ArrowDown', 'Claude'],
    ['ArrowUp', 'ChatGPT'],
    ['ArrowUp', 'ai-prompt.json'],
    ['ArrowDown', 'ChatGPT'],
    ['End', 'ai-prompt.json'],
    ['Home', 'ChatGPT'],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(focused()).toBe(name);
  }
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(more());
});

test('a prompt for an assistant without a URL parameter is copied in the same press, and that assistant comes first from then on', async () => {
  await show();
  const menu = await openMenu();
  const gemini = within(menu).getByRole<HTMLAnchorElement>('menuitem', { name: 'Gemini' });
  expect(gemini.href).toBe('https://gemini.google.com/app');

  expect(press(gemini)).toBe(true);

  expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
  await screen.findByText('Copied. Paste it in Gemini.');
  expect(screen.getByRole('link', { name: 'Open in Gemini' })).toBeDefined();
  cleanup();
  await show();
  expect(screen.getByRole('link', { name: 'Open in Gemini' })).toBeDefined();
});

test('a prompt that is too long for an address is copied for all', async () => {
  await show('я'.repeat(MAX_LINK_CHARACTERS / 6));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in ChatGPT' });

  expect(link.href).toBe('https://chatgpt.com/');
  press(link);
  await screen.findByText('Copied. Paste it in ChatGPT.');
});

test('where copying is known to be denied, nothing opens: the text is selected, and the page says so', async () => {
  permission = 'denied';
  const told = vi.spyOn(notices, 'notify');
  await show();
  const menu = await openMenu();

  expect(press(within(menu).getByRole('menuitem', { name: 'Gemini' }))).toBe(false);

  expect(onCopyRefused).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledWith('error', expect.stringMatching(/^Your browser did not allow copying/));
  expect(writeText).not.toHaveBeenCalled();
});

test('a copy that is refused later selects the text, too', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await show();
  const menu = await openMenu();

  press(within(menu).getByRole('menuitem', { name: 'Gemini' }));

  await vi.waitFor(() => expect(onCopyRefused).toHaveBeenCalledOnce());
});

test('offline nothing is opened, and the page says so', async () => {
  const told = vi.spyOn(notices, 'notify');
  await show();
  vi.stubGlobal('navigator', { ...navigator, onLine: false });

  expect(press(screen.getByRole('link', { name: 'Open in ChatGPT' }))).toBe(false);
  expect(told).toHaveBeenCalledWith('error', expect.stringMatching(/^You are offline, so ChatGPT/));
});

test('where the system can share, the menu begins with it', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, share });
  await show();
  const menu = await openMenu();

  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Share...' }));

  expect(share).toHaveBeenCalledExactlyOnceWith({ text: TEXT });
  expect(screen.queryByRole('menu')).toBeNull();
});
