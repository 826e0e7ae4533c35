// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const URL_OF_POST = 'https://prompts.example/en/community/a';
const write = vi.fn<(text: string) => Promise<void>>();

afterEach(() => {
  write.mockReset();
  vi.unstubAllGlobals();
});

function browser(known: object): void {
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, ...known });
}
const closed = (name: string) => () => Promise.reject(new DOMException('', name));

test('the share sheet gets title and address, and nothing is copied', async () => {
  const share = vi.fn(async () => undefined);
  browser({ share });

  expect(await shareLink('A', URL_OF_POST)).toBe('sheet');
  expect(share).toHaveBeenCalledWith({ title: 'A', url: URL_OF_POST });
  expect(write).not.toHaveBeenCalled();
});

test('a sheet that is closed is no error, and nothing is copied behind it', async () => {
  browser({ share: closed('AbortError') });

  expect(await shareLink('A', URL_OF_POST)).toBe('dismissed');
  expect(write).not.toHaveBeenCalled();
});

test.each([
  { name: 'without a share sheet', known: {} },
  { name: 'when the sheet fails', known: { share: closed('NotAllowedError') } },
])('$name the address is copied', async ({ known }) => {
  browser(known);

  expect(await shareLink('A', URL_OF_POST)).toBe('copied');
  expect(write).toHaveBeenCalledWith(URL_OF_POST);
});

test('says when the browser allows neither', async () => {
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  browser({});

  expect(await shareLink('A', URL_OF_POST)).toBe('refused');
});
