import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { JsonObject } from '../json-value.ts';
import { writeJsonFromIdea } from './write-json-from-idea.ts';

const written = (language: LanguageCode, idea: string) => writeJsonFromIdea(idea, READING_WORDS[language]).object ?? {};
const schemaIn = (object: JsonObject) => (object.output_schema ?? object) as { properties: Record<string, JsonObject> };
const propertiesIn = (language: LanguageCode, idea: string) => schemaIn(written(language, idea)).properties;

describe('the description after the name of a field', () => {
  test.each([
    ['ticket no like R-0427', 'ticket_no', { type: 'string', pattern: '^R-\\d{4}$', examples: ['R-0427'] }],
    ['phone can be null', 'phone', { type: ['string', 'null'] }],
    ['status only waiting / in work / done', 'status', { type: 'string', enum: ['waiting', 'in work', 'done'] }],
    ['stars 1 to 5', 'stars', { type: 'integer', minimum: 1, maximum: 5 }],
    ['price in pence as whole number', 'price', { type: 'integer', description: 'in pence' }],
    ['days default 3', 'days', { type: 'string', default: '3' }],
    ['visit date dd/mm/yyyy', 'visit_date', { pattern: '^\\d{2}/\\d{2}/\\d{4}$', description: 'dd/mm/yyyy' }],
    ['summary max 20 words', 'summary', { type: 'string', description: 'max 20 words' }],
    ['steps as a list', 'steps', { type: 'array', items: { type: 'string' } }],
  ])('%s', (piece, key, property) => {
    const properties = propertiesIn('en', `json from customer emails: owner, ${piece}, remarks`);
    expect(Object.keys(properties)).toEqual(['owner', key, 'remarks']);
    expect(properties[key]).toMatchObject(property);
  });
});

test.each<[LanguageCode, string, string[]]>([
  [
    'ar',
    'عايز json من رسايل الورشة فيه plate و car_model و km رقم صحيح و urgent true او false',
    ['plate', 'car_model', 'km', 'urgent'],
  ],
  ['ar', 'استخرج من رسائل الواتساب الاسم ورقم الجوال وعدد القطع', ['الاسم', 'رقم_الجوال', 'عدد_القطع']],
  ['zh', '从群消息里提取订单 字段:昵称 楼号 数量 备注 没写数量就按1', ['昵称', '楼号', '数量', '备注']],
  [
    'tr',
    'siparis mesajlarindan isim, telefon, teslim tarihi, kaç kişilik, alerji çıkar, yoksa null',
    ['isim', 'telefon', 'teslim_tarihi', 'kaç_kişilik', 'alerji'],
  ],
  [
    'ja',
    '日付と時間と人数(1〜6人)と名前は必須、電話は任意。席はcounterかtableだけ',
    ['日付', '時間', '人数', '名前', '電話', '席'],
  ],
  ['ko', '주문 문자에서 이름과 나이와 요청사항을 뽑아줘. 없으면 null', ['이름', '나이', '요청사항']],
  [
    'fr',
    "extrais des mails: l'adresse, le nom, et si c'est fragile. n'invente rien",
    ['adresse', 'nom', 'c_est_fragile'],
  ],
  ['ru', 'вытащи из писем имя, сумму в копейках целым числом, дату, не выдумывай', ['имя', 'сумма', 'дата']],
  ['de', 'hol aus den mails kunde, menge und preis in cent als ganze zahl, nix erfinden', ['kunde', 'menge', 'preis']],
  [
    'es',
    'saca nombre telefono correo y ciudad de estas firmas, si hay dos teléfonos el móvil',
    ['nombre', 'telefono', 'correo', 'ciudad'],
  ],
  [
    'it',
    'estrai dalle mail di prenotazione nome, ospiti da 1 a 8, telefono può essere null',
    ['nome', 'ospiti', 'telefono'],
  ],
  ['pt', 'tira do whatsapp da pizzaria: nome, tamanho só P/M/G, sinal pago sim/não', ['nome', 'tamanho', 'sinal_pago']],
])('%s: %s', (language, idea, keys) => {
  expect(Object.keys(propertiesIn(language, idea))).toEqual(keys);
});

test('rules and exclusions are not fields, and each appears once, verbatim', () => {
  const idea = 'json from emails: name, city, no email field, null when missing. if two dates are given, take the last';
  expect(written('en', idea)).toMatchObject({
    output_schema: { required: ['name', 'city'] },
    rules: ['no email field', 'null when missing', 'if two dates are given, take the last'],
  });
});

test('particles are not part of a value, nor counters of a range', () => {
  const { 席: seat, 人数: count } = propertiesIn('ja', '人数(1〜6人)、名前、電話。席はcounterかtableだけ');
  expect(seat).toEqual({ type: 'string', enum: ['counter', 'table'] });
  expect(count).toEqual({ type: 'integer', minimum: 1, maximum: 6 });
});

test('a list with named parts is a list of objects, up to the part after the joiner', () => {
  const { parts, total } = propertiesIn(
    'en',
    'json from mails: parts list w name qty and price in pence, total in pence',
  );
  expect(parts).toMatchObject({ type: 'array', items: { required: ['name', 'qty', 'price'] } });
  expect(total).toMatchObject({ type: 'integer' });
});

test('English keys are those of usual names; others stay, and so does the wish', () => {
  const { output_schema, rules } = written('tr', 'maillerden isim, tutar, kat sayısı çıkar. alan adları ingilizce');
  expect((output_schema as JsonObject).required).toEqual(['name', 'amount', 'kat_sayısı']);
  expect(rules).toEqual(['alan adları ingilizce']);
});
