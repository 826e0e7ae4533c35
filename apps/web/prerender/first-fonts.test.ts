// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import firstFonts from './first-fonts.js?raw';

type Visit = { connectMs?: number; answerMs?: number; families?: string[] };

const { classList } = document.documentElement;
let arrive = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  classList.remove('wf', 'unset');
});
afterEach(() => vi.useRealTimers());

/** Runs the script as a page's head does. @returns how many font faces had been requested */
function open({ connectMs = 40, answerMs = 50, families = ['Onest', 'Literata'] }: Visit = {}): number {
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => arrived);
  const fonts = [
    ...families.map((family) => ({ family, display: 'block', load })),
    { family: 'Onest Arial', display: 'auto', load },
  ];
  const page = { fonts, documentElement: document.documentElement };
  const connection = { connectStart: 10, secureConnectionStart: 0, connectEnd: 10 + connectMs };
  const navigation = { ...connection, requestStart: 100, responseStart: 100 + answerMs };
  new Function('document', 'performance', firstFonts)(page, { getEntriesByType: () => [navigation] });
  return load.mock.calls.length;
}

test('near the server nothing is painted before the web fonts are there', async () => {
  expect(open()).toBe(2);
  expect([...classList]).toEqual(['wf', 'unset']);

  arrive();
  await vi.advanceTimersByTimeAsync(0);

  expect([...classList]).toEqual(['wf']);
  expect(sessionStorage.getItem('fonts')).toBe('Onest,Literata');
});

test('fonts that take too long are left out of the page, also when they come after all', async () => {
  open();

  await vi.advanceTimersByTimeAsync(2000);
  expect([...classList]).toEqual([]);

  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([...classList]).toEqual([]);
});

test('far from the server the first page does without, and the next one of the visit starts with them', async () => {
  expect(open({ connectMs: 150 })).toBe(0);
  expect([...classList]).toEqual([]);

  sessionStorage.setItem('fonts', 'Onest,Literata');
  expect(open({ connectMs: 150 })).toBe(2);
  expect([...classList]).toEqual(['wf', 'unset']);
});

test('a busy server is not a far one; over a connection that was there, its answer has to tell', () => {
  expect(open({ answerMs: 900 })).toBe(2);
  expect(open({ connectMs: 0, answerMs: 900 })).toBe(0);
});

test('a page in a script without web fonts waits for none', () => {
  open({ families: [] });

  expect([...classList]).toEqual(['wf']);
});
