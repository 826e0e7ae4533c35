import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import { asSentence } from './as-sentence.ts';
import { spellerFor } from './spell.ts';

const spelled = (language: LanguageCode, idea: string) => spellerFor(idea, READING_WORDS[language].spelling)(idea);

test.each<[LanguageCode, string, string]>([
  [
    'en',
    'dont write it on monday, thats too late. i said friday',
    "don't write it on Monday, that's too late. I said Friday",
  ],
  ['en', 'a json file for my whatsapp bot', 'a JSON file for my WhatsApp bot'],
  ['de', 'ein gruß an die hausmeisterin, sie hat geburtstag', 'ein Gruß an die Hausmeisterin, sie hat Geburtstag'],
  [
    'es',
    'pinchazo 8€. que nunca prometa, máximo 20. si no, null',
    'pinchazo 8€. Que nunca prometa, máximo 20. Si no, null',
  ],
  ['it', "l'universita' della citta'", "l'università della città"],
  ['de', 'brauch eine lustige rede', 'brauch eine lustige Rede'],
  ['zh', '给我妈写个提醒,早饭后一片,别写副作用', '给我妈写个提醒，早饭后一片，别写副作用'],
  ['ja', '電話番号(Tのあと13桁)はいらない', '電話番号（Tのあと13桁）はいらない'],
  ['ar', 'اكتب رسالة قصيرة,بدون مجاملات', 'اكتب رسالة قصيرة، بدون مجاملات'],
  ['tr', 'guzel degil. istanbul', 'güzel değil. İstanbul'],
])('%s: "%s" is printed with care', (language, idea, printed) => {
  expect(spelled(language, idea)).toBe(printed);
});

test.each<[LanguageCode, string]>([
  ['en', 'the sign says "dont feed the dog", in English'],
  ['en', 'send it to dont@example.com, see example.com/dont and `dont`'],
  ['en', 'keep my spelling as typed: i dont care'],
  ['en', 'the key is dont_ask, the file dont.json'],
  ['de', 'alles in /srv/fotos sichern'],
  ['de', 'schreib, ich rede im regen(id, datum)'],
  ['de', 'lies (id, kunde_id, datum, betrag)'],
  ['en', 'I DONT LIKE THE NEW LOGO'],
  ['en', 'a print of 30 x 40'],
  ['fr', 'pre-commande de ma mémé, pre.txt et tts-1'],
  ['en', 'a python led by an illustrator'],
  ['zh', '第3.5章，版本1,234'],
  ['zh', '她喊"法官,起来上班"'],
  ['en', 'she says "every. single. time." and leaves'],
  ['en', 'a video. iPhone footage, max. two cuts'],
  ['tr', '10. sınıf için'],
])('%s: of "%s" no letter changes', (language, idea) => {
  expect(spelled(language, idea)).toBe(idea);
});

const LANGUAGES = Object.keys(READING_WORDS) as LanguageCode[];

const PIECES = ['"dont"', '12,50', '3.4', 'a_b', '#tag', 'Ann', 'dont', 'que', 'und', '，', 'を'];
const KEPT = /"dont"|12,50|3\.4|a_b|#tag|Ann/g;

test('figures, quotations and code keep every letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.array(fc.constantFrom(...PIECES)), (language, pieces) => {
      const idea = pieces.join(' ');
      expect(spelled(language, idea).match(KEPT)).toEqual(idea.match(KEPT));
    }),
  );
});

test.each<[LanguageCode, string, string]>([
  ['en', 'write a poem', 'Write a poem.'],
  ['en', 'see notes/today', 'See notes/today'],
  ['tr', 'iki satır yaz', 'İki satır yaz.'],
  ['ja', '短い詩を書いて', '短い詩を書いて。'],
  ['en', 'iPhone photo of a dog!', 'iPhone photo of a dog!'],
])('%s: "%s" as a sentence', (language, text, sentence) => {
  expect(asSentence(text, READING_WORDS[language].spelling)).toBe(sentence);
});

test('a private-use character, as pasted from an icon font, stays in its place', () => {
  const typed = '\uE000 say "hi there" and `code` ok \uE000';
  expect(spelled('en', typed)).toBe(typed);
});
