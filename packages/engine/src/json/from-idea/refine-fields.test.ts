import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { JsonObject } from '../json-value.ts';
import { writeJsonFromIdea } from './write-json-from-idea.ts';

const written = (language: LanguageCode, idea: string) => writeJsonFromIdea(idea, READING_WORDS[language]).object ?? {};
const propertiesIn = (language: LanguageCode, idea: string) => {
  const object = written(language, idea);
  return ((object.output_schema ?? object.parameters ?? object) as { properties: Record<string, JsonObject> })
    .properties;
};

describe('what a sentence after the list says about a field', () => {
  test.each<[LanguageCode, string, string, JsonObject]>([
    ['en', 'phone is text not a number', 'phone', { type: 'string' }],
    ['en', 'size can only be small, medium or large', 'size', { enum: ['small', 'medium', 'large'] }],
    ['en', 'remarks as a list, else []', 'remarks', { type: 'array', default: [] }],
    ['en', 'the day as DD/MM/YYYY', 'day', { pattern: '^\\d{2}/\\d{2}/\\d{4}$' }],
    ['en', "if size isn't mentioned null", 'size', { type: ['string', 'null'] }],
    ['en', 'tag is R + six digits', 'tag', { type: 'string', pattern: '^R\\d{6}$' }],
    ['en', 'status must be open or done', 'status', { enum: ['open', 'done'] }],
  ])('%s: %s', (language, sentence, key, property) => {
    const properties = propertiesIn(language, `json from mails: phone, size, day, remarks. ${sentence}`);
    expect(properties[key]).toMatchObject(property);
    expect(properties.phone).toEqual({ type: 'string' });
  });

  test('it is also in the rules only if it says more', () => {
    const idea = 'json from mails: phone, size. size can only be small or large. phone stays text, leading zero stays';
    expect(written('en', idea).rules).toEqual(['phone stays text, leading zero stays']);
  });
});

test.each<[LanguageCode, string, string[]]>([
  ['fr', 'schéma json pour la ruche. date, poids en kg, reine vue oui/non', ['date', 'poids', 'reine_vue']],
  ['zh', '洗车订单json 要车牌 车型 数量 备注，数量用整数', ['车牌', '车型', '数量', '备注']],
  ['ja', '整体院の予約用のJSONスキーマの定義ほしい 予約番号は必須、理由は任意', ['予約番号', '理由']],
  ['en', 'schema for the greenhouse, json please. bed, plant, watered yes/no', ['bed', 'plant', 'watered']],
])('a list without a colon in %s: %s', (language, idea, keys) => {
  expect(Object.keys(propertiesIn(language, idea))).toEqual(keys);
});

test('words before "or" without commas are separate values', () => {
  const { canale: channel } = propertiesIn(
    'it',
    'json prenotazioni: nome, notti, canale solo booking airbnb o diretto',
  );
  expect(channel).toEqual({ type: 'string', enum: ['booking', 'airbnb', 'diretto'] });
});

test('keys have no diacritics if the request says so', () => {
  expect(Object.keys(propertiesIn('de', 'json schema: kunde, größe, straße. schlüssel ohne umlaute'))).toEqual([
    'kunde',
    'groesse',
    'strasse',
  ]);
  expect(Object.keys(propertiesIn('pt', 'json estoque: nome, validade, preço, chaves sem acento'))).toEqual([
    'nome',
    'validade',
    'preco',
  ]);
});
