import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { foldText } from '../../text/fold-text.ts';
import { MEDIA_ALONE } from '../../words/art-idea-words.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { withMediaAlone } from './media-alone.ts';

const LANGUAGES = Object.keys(ART_PACKS) as LanguageCode[];
const mediaIn = (language: LanguageCode, idea: string) =>
  withMediaAlone(readIdea(idea, READING_WORDS[language]), ART_PACKS[language].fromIdea)
    .concepts.filter(({ kind, state }) => kind === 'medium' && state === 'asked')
    .map(({ id }) => id);

test.each(LANGUAGES)('%s: each word is folded and names its medium as a separate clause', (language) => {
  const { alone } = ART_PACKS[language].fromIdea;
  for (const id of MEDIA_ALONE)
    for (const word of alone[id] ?? []) {
      expect(foldText(word).text).toBe(word);
      expect(mediaIn(language, `"Otto", ${word}`), word).toHaveLength(1);
    }
});

test.each<[LanguageCode, string]>([
  ['en', 'a pencil on a desk'],
  ['en', 'a desk, pencil, ink'],
  ['de', 'ein Eimer mit Kohle'],
  ['fr', "une tache d'encre sur un mur"],
  ['es', 'un pez en aceite'],
  ['it', 'una bottiglia di olio'],
  ['pt', 'um saco de carvão no chão'],
  ['ru', 'мешок угля у печи'],
  ['tr', 'bir torba kömür'],
  ['ar', 'كيس فحم على الأرض'],
  ['ja', '机の上の鉛筆'],
  ['ko', '책상 위의 연필'],
  ['zh', '桌上的铅笔'],
])('%s: "%s" contains no medium', (language, idea) => {
  expect(mediaIn(language, idea)).toEqual([]);
});
