import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string, code?: string) =>
  writeJsonPrompt({ text, ...(code === undefined ? {} : { code }) }, TEXT_PACKS, JSON_PACKS).object;

describe('a field', () => {
  test.each([
    ['delivery_date', { name: 'delivery_date', type: 'string', format: 'date' }],
    ['gross_total', { name: 'gross_total', type: 'number' }],
    ['vat_rate', { name: 'vat_rate', type: 'number' }],
    ['vendor', { name: 'vendor', type: 'string' }],
    ['years of experience', { name: 'years_of_experience' }],
    ['refund_requested true or false', { name: 'refund_requested', type: 'boolean' }],
    ['status (new, paid or shipped)', { name: 'status', type: 'string', allowed: ['new', 'paid', 'shipped'] }],
    ['complaint_type (late, damaged)', { name: 'complaint_type', type: 'string', allowed: ['late', 'damaged'] }],
  ])('%s has its key, its type and its choices', (field, expected) => {
    expect(write(`Extract order_number, ${field} from each mail as JSON.`)).toMatchObject({
      extraction: { fields: [{ name: 'order_number' }, expected] },
    });
  });

  test.each([
    ['ja', 'このメールから注文番号、希望（返金・交換・修理のいずれか）をJSONで抽出して。', ['返金', '交換', '修理']],
    ['de', 'Extrahiere Kundennummer und Anliegen (Kündigung oder Frage) aus der Mail.', ['Kündigung', 'Frage']],
    [
      'es',
      'Extrae del contrato: fecha de fin, tipo (indefinido, temporal o prácticas).',
      ['indefinido', 'temporal', 'prácticas'],
    ],
    ['zh', '从评价中提取：评分、情绪（正面、中性或负面）', ['正面', '中性', '负面']],
  ])('has the choices of a bracket in %s', (_, text, allowed) => {
    expect(write(text)).toMatchObject({ extraction: { fields: [{}, { type: 'string', allowed }] } });
  });
});

describe('what is pasted', () => {
  test.each([
    [
      'below the request, in quotation marks',
      'Extract name and order number:\n\n"',
      'Hello, this is Ken Sato. I ordered A-1029 and want a refund.',
      '"',
    ],
    [
      'behind a colon',
      'Extract name and order number as JSON: ',
      'Hello, this is Ken Sato. I ordered A-1029 and want a refund.',
      '',
    ],
    [
      'in Japanese brackets',
      'このメールから氏名、注文番号、返信期限をJSONで抽出して。\n\n「',
      '佐藤健です。注文番号はA-1029、返金を希望します。',
      '」',
    ],
  ])('%s is the source and no field', (_, order, mail, close) => {
    const object = write(`${order}${mail}${close}`);

    expect(object).toMatchObject({ type: 'data_extraction', extraction: { source: { text: mail } } });
    expect(object).not.toHaveProperty('placeholders');
    expect(object).toMatchObject({ extraction: { fields: expect.not.arrayContaining([{ name: 'hello' }]) } });
  });
});

test('a schema without null has no rule that asks for it', () => {
  const schema = { type: 'object', properties: { dose_mg: { type: 'number' } }, required: ['dose_mg'] };
  const { extraction } = write('extract to this schema', JSON.stringify(schema));
  const said = JSON.stringify(extraction);

  expect(said).toContain('missing: <field>');
  expect(said).not.toContain('null where');
  expect(said).not.toContain('currency');
});

test('to classify is more than to copy', () => {
  expect(
    write(
      'Classify each customer review as positive, neutral or negative and return JSON with review_id and sentiment.',
    ),
  ).toMatchObject({
    type: 'data_extraction',
    extraction: {
      fields: [{ name: 'review_id' }, { name: 'sentiment' }],
      rules: expect.arrayContaining(['Classify each customer review as positive, neutral or negative']),
    },
  });
});

test('prose after a heading is not a list of fields', () => {
  const object = write(
    'Titel und Zimmer als JSON: 3-Zimmer-Wohnung in Köln, 1.250 EUR warm, mit Balkon. Frei ab sofort.',
  );

  expect(JSON.stringify(object.extraction ?? {})).not.toContain('"name":"field_2"');
});

test('choices that may be missing pass every check by program', () => {
  const text = 'Extract order_number and status (new, paid or shipped) from each mail as JSON.';
  const { object, checks } = writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS);

  expect(JSON.stringify(object)).toContain('"shipped",null]');
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});
