import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Modèles d’écriture', 'modeles d’ecriture'],
  ['ISTANBUL', 'istanbul'],
  ['İstanbul ışık', 'istanbul isik'],
  ['Größe', 'grosse'],
  ['Ёлка и чай', 'елка и чаи'],
  ['أُولى القوالب', 'اولى القوالب'],
  ['مـــرحبا', 'مرحبا'],
  ['カタカナ', 'かたかな'],
  ['がく', 'がく'],
  ['ＪＳＯＮ', 'json'],
  ['프롬프트', '프롬프트'],
  ['提示词', '提示词'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('か and が stay apart', () => {
  expect(foldText('かく')).not.toBe(foldText('がく'));
});
