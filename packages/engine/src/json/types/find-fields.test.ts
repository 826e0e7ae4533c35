import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { readRequest } from '../read-request.ts';
import { findFields, hasFieldHeading, type NamedField } from './find-fields.ts';

const read = (text: string, pageLanguage: LanguageCode = 'en') =>
  readRequest({ text, pageLanguage }, TEXT_PACKS, JSON_PACKS);

/** "items:string(title price)", "size:string{S|M}". */
function told({ name, type, allowed, parts }: NamedField): string {
  const values = allowed.length > 0 ? `{${allowed.join('|')}}` : '';
  const held = parts.length > 0 ? `(${parts.map((part) => part.name).join(' ')})` : '';
  return `${name}:${type.type}${values}${held}`;
}

describe('the fields of an extraction', () => {
  test.each<[text: string, fields: string, language?: LanguageCode]>([
    ['Extract from the mail. Fields: name, name, name, date', 'name:string name_2:string name_3:string date:string'],
    [
      'Fields: condition (new, used or broken), size (S | M | L)',
      'condition:string{new|used|broken} size:string{S|M|L}',
    ],
    ['Fields: kind (a/b), grade (x), note (array)', 'kind:string{a|b} grade:string note:string'],
    ['Fields: items (title, price, qty), code (e.g. A1, B2)', 'items:string(title price qty) code:string'],
    ['Fields: items (title, title), tags (x,y)', 'items:string(title title_2) tags:string(x y)'],
    [
      'Extract the invoice number, issue date, and total as JSON',
      'invoice_number:string issue_date:string total:number',
    ],
    ['Extract name, age and city from each row', 'name:string age:integer city:string'],
    [
      'Extract a name of a field that goes on beyond forty characters, date',
      'name_of_a_field_that_goes_on_beyond_fort:string date:string',
    ],
    ['Extract __total__, -date-, !!!, ---, and Straße as JSON', 'total:number date:string strasse:string'],
    ['Fields: 3 of these, total', 'field_1:string total:number'],
    ['Extract supplier_name as string, total_amount (number), due_date', 'supplier_name:string'],
    [
      'Extract the 1,000 unit price, the date of birth, and the phone as JSON',
      'price:number birth_date:string phone:string',
    ],
    [
      'Extract whether it is paid, whether shipping is free, and the total',
      'is_paid:boolean is_free:boolean total:number',
    ],
    ['Fields: input is a mail, total', 'input_is_a_mail:string total:number'],
    ['nothing here at all', ''],
    [
      'Extrahiere Steuersatz, Betrag und Lieferdatum als JSON',
      'steuersatz:string amount:number delivery_date:string',
      'de',
    ],
    ['メールから返信期限、担当者名、金額を抽出してJSONで', 'deadline:string name:string amount:number', 'ja'],
    [
      'Extrais le statut (payé, en attente ou annulé) et le type (A / B) en JSON',
      'status:string{payé|en attente|annulé} type:string{A|B}',
      'fr',
    ],
  ])('of %j are %j', (text, fields, language) => {
    expect(findFields(read(text, language), ['fieldHeading', 'fieldList']).fields.map(told).join(' ')).toBe(fields);
  });

  test('after a colon the source is not one of them', () => {
    const text = 'Extract name and date as JSON: Hello, my name is Tom, see you on 3 May';
    const { fields, list } = findFields(read(text), ['fieldHeading', 'fieldList']);

    expect(fields.map(({ description }) => description)).toEqual(['name', 'date']);
    expect(text.slice(list?.start, list?.end)).toBe('name and date');
  });

  test('are described in the words that were typed', () => {
    const { fields } = findFields(read('Fields: Size (S | M), Ship to (street, city)'), ['fieldHeading']);

    expect(fields.map(({ description }) => description)).toEqual(['Size (S | M)', 'Ship to (street, city)']);
    expect(fields.map(({ known }) => known)).toEqual([null, null]);
  });
});

describe('the fields of a request', () => {
  test.each<[text: string, fields: string, language?: LanguageCode]>([
    ['POST to https://api.x.io/v1/orders with api key, customer_id, items and notes', 'customer_id items notes'],
    ['Call the API https://x.io/w with city, days，需要api key', 'city days', 'zh'],
  ])('leave out keys and remarks: %j', (text, fields, language) => {
    const { fields: found } = findFields(read(text, language), ['bodyList']);

    expect(found.map(({ name }) => name).join(' ')).toBe(fields);
  });
});

test.each([
  ['Fields: name, date', true],
  ['Extract name and date', false],
])('a heading with a list is in %j: %j', (text, isHeading) => {
  expect(hasFieldHeading(read(text))).toBe(isHeading);
});
