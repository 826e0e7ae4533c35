import { expect, test } from 'vitest';
import { capitalized } from './capitalized.ts';

test.each([
  { text: 'order number', tag: 'en', label: 'Order number' },
  { text: 'istek', tag: 'tr', label: 'İstek' },
  { text: 'étapes', tag: 'fr', label: 'Étapes' },
  { text: '𐐨a', tag: 'en', label: '𐐀a' },
  { text: '注文番号', tag: 'ja', label: '注文番号' },
  { text: '', tag: 'en', label: '' },
])('"$text" is labelled "$label" in $tag', ({ text, tag, label }) => {
  expect(capitalized(text, tag)).toBe(label);
});
