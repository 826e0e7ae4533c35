import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, notices, notify } from './notify.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('keeps what was said until someone shows it, then hands it on at once', () => {
  const onSaid = vi.fn();
  const shown: Notice[] = [];
  notices.subscribe(onSaid);
  expect(notices.countSaid()).toBe(0);

  notify('success', 'first');
  const stop = notices.take((notice) => shown.push(notice));
  notify('error', 'second', 'and why');
  stop();
  notify('info', 'third');

  expect(notices.countSaid()).toBe(3);
  expect(onSaid).toHaveBeenCalledTimes(3);
  expect(shown).toEqual([
    { tone: 'success', text: 'first' },
    { tone: 'error', text: 'second', description: 'and why' },
  ]);
  notices.take((notice) => shown.push(notice))();
  expect(shown.at(-1)).toEqual({ tone: 'info', text: 'third' });
});

test('drops notices that could not be shown for ten seconds', () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  notify('info', 'of the page before');
  vi.advanceTimersByTime(10_001);
  notify('info', 'of now');

  notices.take(({ text }) => shown.push(text))();

  expect(shown).toEqual(['of now']);
});
