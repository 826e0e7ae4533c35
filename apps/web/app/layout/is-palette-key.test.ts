// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isPaletteKey } from './is-palette-key.ts';

const PC = 'Mozilla/5.0 (X11; Linux x86_64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  { name: 'Ctrl and K', init: { key: 'k', code: 'KeyK', ctrlKey: true }, on: PC, opens: true },
  { name: 'Ctrl and K with capitals locked', init: { key: 'K', code: 'KeyK', ctrlKey: true }, on: PC, opens: true },
  { name: 'Ctrl and the same key in Russian', init: { key: 'л', code: 'KeyK', ctrlKey: true }, on: PC, opens: true },
  {
    name: 'Ctrl and the key at that place on Dvorak',
    init: { key: 't', code: 'KeyK', ctrlKey: true },
    on: PC,
    opens: false,
  },
  { name: '⌘ and K', init: { key: 'k', code: 'KeyK', metaKey: true }, on: MAC, opens: true },
  { name: 'Ctrl and K on a Mac', init: { key: 'k', code: 'KeyK', ctrlKey: true }, on: MAC, opens: false },
  { name: 'K alone', init: { key: 'k', code: 'KeyK' }, on: PC, opens: false },
  { name: 'Ctrl, Shift and K', init: { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, on: PC, opens: false },
  { name: 'a key of an input method', init: { key: 'k', ctrlKey: true, isComposing: true }, on: PC, opens: false },
])('$name opens the palette: $opens', ({ init, on, opens }) => {
  expect(isPaletteKey(new KeyboardEvent('keydown', init), on)).toBe(opens);
});
