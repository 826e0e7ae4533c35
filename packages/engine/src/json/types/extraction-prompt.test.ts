import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages.ts';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import type { JsonPromptRequest } from '../json-prompt.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).object;

test.each([
  ['extract for each line item: product, quantity and unit price from the invoice'],
  ['Extrahiere aus jeder Bewertung Name, Datum und Sterne als JSON'],
  ['Extrae de cada reseña el nombre, la fecha y la puntuación como JSON'],
  ['Extrais de chaque avis le nom, la date et la note en JSON'],
  ['Da ogni recensione estrai nome, data e voto in JSON'],
  ['Extraia de cada avaliação o nome, a data e a nota em JSON'],
  ['Извлеки из каждого отзыва имя, дату и оценку в JSON'],
  ['Her yorumdan ad, tarih ve puan bilgilerini JSON olarak çıkar'],
  ['各レビューから氏名、日付、評価を抽出してJSONにしてください'],
  ['각 리뷰에서 이름, 날짜, 평점을 추출해서 JSON으로 줘'],
  ['从每条评论中提取姓名、日期和评分，输出JSON'],
  ['من كل تقييم استخرج الاسم، التاريخ، التقييم بصيغة JSON'],
])('several records are a list in the prompt, too: %s', (text) => {
  const { prompt, extraction } = write({ text });

  expect(JSON.stringify(extraction)).toContain('"items":{"type":"array"');
  expect(prompt).toContain('{"items": [...]}');
});

test('a remark about records in the source does not make a list', () => {
  const text = 'extract name and date as JSON:\n\nDear all, I bought each of the rows of seats on 3 May. Yours, Ann';

  expect(JSON.stringify(write({ text }).extraction)).not.toContain('"items"');
});

test('one record is no list', () => {
  expect(write({ text: 'extract product, quantity and unit price from the invoice' }).prompt).not.toContain('items');
});

test.each([
  [
    'extract for each line item: product, quantity and unit price from the invoice',
    'Data extraction: product, quantity, unit_price',
  ],
  ['extract the name and date', 'extract the name and date'],
])('fields after a colon are not part of what is cut from a title: %s', (text, title) => {
  expect(write({ text }).title).toBe(title);
});

test('a requested date format is in the prompt and in the schema', () => {
  const { prompt, extraction } = write({ text: 'extract the vendor, issue date and total. Dates as ISO 8601.' });

  expect(prompt).toContain('- issue_date (string, YYYY-MM-DD)');
  expect(extraction).toMatchObject({
    output_schema: { properties: { issue_date: { type: ['string', 'null'], format: 'date' } } },
  });
});

test('an undescribed date may lack a year', () => {
  const { prompt, extraction } = write({ text: 'extract the vendor, issue date and total' });

  expect(prompt).toContain('- issue_date (string)\n');
  expect(JSON.stringify(extraction)).not.toContain('"null"],"format":"date"');
});

test('a field may be null or is required, as its schema says', () => {
  const code = '{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name"]}';
  const { extraction } = write({ code }) as { extraction: { fields: object[] } };

  expect(extraction.fields).toEqual([
    { name: 'name', type: 'string', required: true },
    { name: 'age', type: 'integer', nullable: true },
  ]);
});

test.each(LANGUAGE_CODES)('values without a place in a strict schema are an error object in %s', (language) => {
  const code = '{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}';
  const { prompt, constraints } = write({ code, language });

  expect(prompt).toContain('{"error": "missing: <field>"}');
  expect(constraints).toContain(JSON_PACKS[language]?.words.extraction.objectOrError);
});

test('choices follow the type of the field', () => {
  expect(write({ text: 'extract name and wish (refund, exchange or repair) from the mail' }).prompt).toContain(
    '- wish (string): refund | exchange | repair',
  );
  expect(
    write({ text: 'メールから氏名、希望(返金・交換・修理のいずれか)、購入日を抜き出してJSONにしてください。' }).prompt,
  ).toContain('- request (string)：希望／返金 | 交換 | 修理');
});
