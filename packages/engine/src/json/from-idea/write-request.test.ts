import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages.ts';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { foldText } from '../../text/fold-text.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { jsonCardExamplesOf } from '../cards/testing/examples.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const { outputs, lines } = JSON_PACKS.en.cards;
const write = (text: string) => writeJsonPrompt({ text, language: 'en', chosen: {} }, TEXT_PACKS, JSON_PACKS).object;

test("a request that a schema may not fully express is passed on whole, with an expert's additions", () => {
  const idea = 'pull name, cake and phone from my whatsapp orders, 2 lines each, no totals';
  expect(write(idea)).toEqual({
    task: 'Pull name, cake and phone from my WhatsApp orders, 2 lines each, no totals.',
    input: '{{input}}',
    output: outputs.extraction,
    rules: [lines.chat, lines.identifier, lines.keys, lines.missing],
  });
});

test.each([
  ['extraction', 'get rent and deposit out of leases as json', { input: '{{input}}' }],
  ['classification', 'sort mails into order, complaint, question, json only', { input: '{{input}}' }],
  ['translation', 'translate this json of ui strings to dutch', { input: '{{input}}' }],
  ['conversion', 'convert this csv to json', { input: '{{input}}' }],
  ['schema', 'json schema for a boat with two masts', { input: undefined }],
  ['config', 'config for my bot: port 8080, quiet at night', { input: undefined }],
  ['workflow', 'when a lead comes in, check the email, then add it to the list', { input: undefined }],
  ['function', 'function call to book a table with name and guests', { input: undefined }],
  ['call', 'function call book_vet for Pip, 14 march 4 pm, dr chen', { input: undefined }],
  ['call', 'function call book_vet for Pip, friday 9:15, dr chen', { input: undefined }],
  ['call', 'function call book_vet for Pip, 14/03 at 16:00, dr chen', { input: undefined }],
  [
    'workflow',
    'json: if an order is over 450, message Lena, else mark the row, on errors try again',
    { input: undefined },
  ],
  ['body', 'payload for our ticket system: title, priority', { input: undefined }],
  ['records', '15 dummy users as json with name and city', { input: undefined }],
  ['scene', 'image description as json: a heron at dawn, no text', { input: undefined }],
  ['task', 'my ten favorite hikes as json', { input: undefined }],
  ['task', 'json for the tablet of our hut: welcome text, breakfast time, silence from 22', { input: undefined }],
  // What the request says about the shape, the standard, or something other than the JSON.
  ['shaped', 'get rent and deposit out of leases as a json array', {}],
  ['task', 'openapi schema for a boat with two masts', {}],
  ['import', 'n8n workflow json: when a lead comes in, then add it to the list', {}],
  ['open', 'json schema for a boat, with an example', {}],
  // "From" alone makes no source where a program expects the file.
  ['config', 'docker compose as json for my telegram bot, password from the environment', { input: undefined }],
  ['extraction', 'json from my stripe receipts with date and total, no taxes', { input: '{{input}}' }],
  ['scene', 'json that describes the photo of a felt bag, light from the window', { input: undefined }],
  ['scene', 'json for the image to generate: a felt bag by the window, no price', { input: undefined }],
] as const)('it asks for the output of a %s in "%s"', (output, idea, expected) => {
  expect(write(idea)).toMatchObject({ output: outputs[output] });
  for (const [key, value] of Object.entries(expected)) expect(write(idea)[key]).toBe(value);
});

test.each([
  ['that no field is named', 'json schema for a boat with two masts', ['strict']],
  ['the fields', 'json schema: id, name, price', ['core-fields', 'trade-fields']],
  ['that it is a configuration', 'config for my bird feeder', ['trade-fields', 'no-default']],
  ['the two fields', 'pull shop and date from receipts, json', ['trade-fields', 'receipt-sums']],
  ['the form of a date that is said', 'extract shop and date as dd.mm from ads as json', ['date', 'date-read']],
  ['a notation with slashes', 'extract shop, date as dd/mm/yyyy and town from ads, json', ['allowed']],
  ['a third value', 'extract name and vote yes/no/abstained from minutes, json', ['silent', 'yes-no']],
  ['cents', 'extract shop and price in cents from ads as json', ['money']],
  ['what to put where something is missing', 'extract shop and price from ads, 0 if missing, json', ['missing']],
  ['how keys are written', 'extract shop, price, town from ads as json, keys in camelCase', ['keys']],
  ['names that are keys', 'extract Shop_No, price, town from ads as json', ['keys']],
  ['a number that is not wanted', 'extract name and town from ads, json, no phone numbers', ['identifier']],
  ['a time to switch off', 'json config for my lamp: on at 10:40, off 19:15', ['switched-off']],
  ['a sum that is wanted', 'extract the total from receipts and check the sum, json', ['receipt-sums']],
  ['a date in iso form', 'extract name, date and time from mails, json, iso format', ['time', 'date']],
  ['what a failed step does', 'when a lead comes in, then add it to the list, on errors retry', ['failure']],
] as const)('it does not speak over %s', (_, idea, cards) => {
  const { rules = [] } = write(idea);
  expect(cards.filter((id) => (rules as string[]).includes(lines[id]))).toEqual([]);
});

test.each([
  'json schema for a boat: name mandatory, masts, year',
  'json schema for a boat, hull number mandatory',
  'function call to book a table: name required, guests, day',
])('what must be there in "%s" is all that a line on it says', (idea) => {
  const { rules = [] } = write(idea);
  const about = (['said-required', 'strict', 'core-fields', 'asked-for'] as const).map((id) => lines[id]);
  expect((rules as string[]).filter((rule) => about.includes(rule))).toEqual([lines['said-required']]);
});

test('of a correction, a line says what counts; not every number has its place then', () => {
  const { rules } = write('json config for my bot: ping at 8, no sorry 9, port 8080');
  expect(rules).toContain(lines.corrected);
  expect(rules).not.toContain(lines['all-placed']);
  expect(write('json config for my bot: red not blue, port 8080, quiet at night please').rules).not.toContain(
    lines.corrected,
  );
});

test('a schema of simple fields is printed, and missing values may be null', () => {
  expect(write('extract from letters: name, date, phone')).toEqual({
    task: 'extract from letters',
    input: '{{letter}}',
    output: outputs.fits,
    output_schema: {
      type: 'object',
      properties: {
        name: { type: ['string', 'null'] },
        date: { type: ['string', 'null'], format: 'date' },
        phone: { type: ['string', 'null'] },
      },
      required: ['name', 'date', 'phone'],
      additionalProperties: false,
    },
    rules: [lines.missing],
  });
});

test('a task that does not mention JSON has the lines for texts', () => {
  expect(write('short poem about our cat for grandma')).toMatchObject({
    task: 'Short poem about our cat for grandma.',
  });
  expect(JSON.stringify(write('short poem about our cat for grandma'))).not.toMatch(/JSON/);
});

test('a quotation in the request is not requested again', () => {
  expect(
    write('sort mails into order or complaint: "my lamp came broken and I want it replaced soon", json'),
  ).not.toHaveProperty('input');
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const ideas = Object.values(jsonCardExamplesOf(language)).flatMap(({ fires, not }) => [...fires, ...not]);
  const { reading } = JSON_PACKS[language];
  const answer = (text: string) =>
    writeJsonPrompt({ text, language, pageLanguage: language, chosen: {} }, TEXT_PACKS, JSON_PACKS);
  const whole = ideas.filter((idea) => 'task' in answer(idea).object);

  test('every typed word is in the answer, except the start and end of the request', () => {
    const asking = new Set([...reading.lead.in, ...reading.lead.out].flatMap((cue) => wordsOf(cue.replace('$', ''))));
    const lost = whole.filter((idea) => {
      const said = foldText(answer(idea).text).text;
      return wordsOf(foldText(idea).text).some((word) => !said.includes(word) && !asking.has(word));
    });
    expect(whole.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test('the answer parses and is in a single language', () => {
    for (const idea of whole) {
      const { object, text } = answer(idea);
      expect(JSON.parse(text)).toEqual(object);
      const { output } = object;
      if (typeof output === 'string') expect(detectLanguage(output, language)).toBe(language);
    }
  });
});

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

test('of a picture, what is ruled out stands in its own place', () => {
  const { rules } = write('image description as json: a heron at dawn on the ice of a lake, a red boat, no text');
  expect(rules).toContain(lines.excluded);
  expect(rules).not.toContain(lines['all-placed']);
});

test('a number that a ban is about is not spoken of', () => {
  const rulesOf = (text: string) =>
    writeJsonPrompt({ text, language: 'ja', chosen: {} }, TEXT_PACKS, JSON_PACKS).object.rules;
  const { identifier } = JSON_PACKS.ja.cards.lines;
  expect(rulesOf('注文メールから名前、電話番号、品名を抽出してjson')).toContain(identifier);
  expect(rulesOf('注文メールから名前、品名を抽出してjson。電話番号は個人情報なので入れないで')).not.toContain(
    identifier,
  );
});

test.each([
  // For somebody or something of mine: nothing is cut.
  ['给我家狗做个散步记录的json', '给我家狗做个散步记录的JSON。'],
  ['给我书店的活动写个json配置，每周六下午3点', '给我书店的活动写个JSON配置，每周六下午3点。'],
  ['给我一份json，记录花盆', '一份JSON，记录花盆。'],
  // The measure goes with the verb in front of it, unless it opens a word.
  ['帮我写个json配置，灯7点开', 'JSON配置，灯7点开。'],
  ['给我个读书笔记的json', '读书笔记的JSON。'],
  ['帮我写个人简介的json', '个人简介的JSON。'],
])('the lead of "%s" is cut as it is meant', (text, task) => {
  expect(writeJsonPrompt({ text, pageLanguage: 'zh', chosen: {} }, TEXT_PACKS, JSON_PACKS).object.task).toBe(task);
});

test('a name in code style is a key only where it is not the value of something', () => {
  const rules = (text: string) => write(text).rules;
  expect(rules('config json: lamp name esp_lamp, off after 20 seconds')).toContain(lines['unit-keys']);
  expect(rules('config json: device id esp_lamp, off after 20 seconds')).toContain(lines['unit-keys']);
  expect(rules('config json with lamp_id, off after 20 seconds')).not.toContain(lines['unit-keys']);
});
