import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';

function promptOf(idea: string, language: LanguageCode): string {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return writeArtFromIdea({ idea, target: 'natural', isEnglish: true }, words).prompt;
}
const limitOf = (language: LanguageCode) => READING_WORDS[language].art.onlyColors.slice(1);
const contrastOf = (language: LanguageCode) => ART_PACKS[language].fromIdea.sentences['shared-colors'].slice(1);

test.each([
  ['en', 'linocut of a kite, only black and rust, the tail is green'],
  ['de', 'aquarell vom hafen, nur ocker und grau, eine einzige boje ist rot'],
  ['it', 'xilografia di un mulino, solo rosso e blu, con una cornice nera intorno'],
  ['pt', 'aquarela do porto, só azul e branco, com um toque de amarelo nas boias'],
  ['zh', '渡口，只用黑和褐，船头那块布是蓝的'],
] as const)('%s: a color elsewhere breaks the limit of "%s"', (language, idea) => {
  expect(promptOf(idea, language)).not.toContain(limitOf(language));
});

test.each([
  ['en', 'linocut of a kite, only black and rust, on brown wrapping paper'],
  ['en', 'linocut of a green kite, only black and green'],
  ['ru', 'коллаж с лодкой, только черный, грязно-белый и кислотно-зеленый, красного вообще не надо'],
  ['ja', '木版画の凧、藍と白だけで、赤は絶対入れないで'],
] as const)('%s: a ground, a list and a ban leave the limit of "%s"', (language, idea) => {
  expect(promptOf(idea, language)).toContain(limitOf(language));
});

test.each([
  ['de', 'bleistiftzeichnung vom hafen, nur grau'],
  ['de', 'plakat mit lilie, nur schwarz, hochformat, weißer hintergrund'],
  ['ru', 'обложка с лодкой, чисто черно-белое'],
  ['pt', 'azulejo pintado com um farol, só azul'],
] as const)('%s: "%s" has no colors to contrast', (language, idea) => {
  expect(promptOf(idea, language)).not.toContain(contrastOf(language));
});

test('a word that only begins like an article gives no accent', () => {
  const accent = ART_PACKS.it.fromIdea.sentences['one-place'].slice(1);
  expect(promptOf('acquaforte di una falena, solo inchiostro nero linea fine', 'it')).not.toContain(accent);
  expect(promptOf('acquaforte di una falena, solo i fiori rossi', 'it')).toContain(accent);
});
