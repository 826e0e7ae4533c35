// @vitest-environment jsdom
import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { isSendKey } from './is-send-key.ts';

test.each([
  { name: 'Ctrl and Enter', init: { key: 'Enter', ctrlKey: true }, sends: true },
  { name: '⌘ and Enter', init: { key: 'Enter', metaKey: true }, sends: true },
  { name: 'Enter alone', init: { key: 'Enter' }, sends: false },
  { name: 'a held key', init: { key: 'Enter', ctrlKey: true, repeat: true }, sends: false },
  { name: 'a composing input method', init: { key: 'Enter', ctrlKey: true, isComposing: true }, sends: false },
  { name: 'a key that an input method took', init: { key: 'Enter', ctrlKey: true, keyCode: 229 }, sends: false },
])('$name sends: $sends', ({ init, sends }) => {
  const nativeEvent = new globalThis.KeyboardEvent('keydown', init);
  const { key, ctrlKey, metaKey, repeat } = nativeEvent;

  expect(isSendKey({ key, ctrlKey, metaKey, repeat, nativeEvent } as KeyboardEvent)).toBe(sends);
});
