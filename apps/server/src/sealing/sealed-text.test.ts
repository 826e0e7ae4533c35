import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './sealed-text.ts';

const KEY = Buffer.alloc(32, 7);
const sealer = createSealer(KEY, 'letters');

test('opens what it sealed, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
      expect(sealer.open(sealer.seal(text, place), place)).toBe(text);
    }),
  );
});

test('seals the same text differently each time, and shows nothing of it', () => {
  const [one, other] = [sealer.seal('a secret', 'row 1'), sealer.seal('a secret', 'row 1')];

  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('secret');
});

test.each([
  { name: 'another place', open: (sealed: string) => sealer.open(sealed, 'row 2') },
  { name: 'another purpose', open: (sealed: string) => createSealer(KEY, 'numbers').open(sealed, 'row 1') },
  { name: 'another key', open: (sealed: string) => createSealer(Buffer.alloc(32, 8), 'letters').open(sealed, 'row 1') },
  { name: 'a cut text', open: (sealed: string) => sealer.open(sealed.slice(0, 20), 'row 1') },
  { name: 'another way of sealing', open: (sealed: string) => sealer.open(`Ag${sealed.slice(2)}`, 'row 1') },
])('does not open with $name', ({ open }) => {
  const sealed = sealer.seal('a secret', 'row 1');

  expect(() => open(sealed)).toThrow();
});

test('does not open when any bit was changed', () => {
  const sealed = Buffer.from(sealer.seal('a secret', 'row 1'), 'base64');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => sealer.open(changed.toString('base64'), 'row 1')).toThrow();
  }
});
