import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string, string]>([
  ['de', 'eine frau gießt blumen, kamera aus nem fenster im 2. stock', 'cameraMotion', 'im 2. stock'],
  ['de', 'der hund liegt im flur und wartet am 3. tag auf den briefträger, kamera fest', 'action', 'am 3. tag auf'],
  ['tr', 'bir adam tezgahta hamur açıyor, kamera 3. kattan bakıyor', 'cameraMotion', '3. kattan bakıyor'],
  ['tr', 'apartmanın 2. katında bir kadın çay içiyor, dışarıda yağmur', 'action', '2. katında'],
])('%s: an ordinal in "%s" ends no clause', (language, idea, field, wanted) => {
  const form: Readonly<Record<string, string>> = formOf(language, idea);
  expect(
    Object.values(form).filter((text) => text.includes(wanted)),
    field,
  ).not.toEqual([]);
});
