import { expect, test } from 'vitest';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const JSON_TYPE = { 'content-type': 'application/json' };
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
const idea = (fields: object) => JSON.stringify({ text: 'a poem about rain', type: 'ai-prompt', ...fields });
const art = (fields: object) => JSON.stringify({ text: 'a red fox', type: 'art-prompt', ...fields });
const json = (fields: object) => JSON.stringify({ text: '', type: 'json-prompt', ...fields });

type BadInput = {
  name: string;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  status: number;
  code: string;
};

const BAD_INPUTS: BadInput[] = [
  { name: 'no body', body: '', status: 400, code: 'invalid_json' },
  { name: 'no JSON', body: 'text=hello', status: 400, code: 'invalid_json' },
  { name: 'half of a JSON', body: '{"text":"a poem', status: 400, code: 'invalid_json' },
  { name: 'a byte order mark', body: `\uFEFF${idea({})}`, status: 400, code: 'invalid_json' },
  {
    name: 'bytes that are not UTF-8',
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    status: 400,
    code: 'invalid_json',
  },
  { name: 'NaN', body: '{"text":NaN}', status: 400, code: 'invalid_json' },
  { name: 'null', body: 'null', status: 400, code: 'validation_failed' },
  { name: 'a list', body: '[]', status: 400, code: 'validation_failed' },
  { name: 'a text', body: '"hello"', status: 400, code: 'validation_failed' },
  { name: 'an empty object', body: '{}', status: 400, code: 'validation_failed' },
  {
    name: '100,000 levels',
    body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    status: 400,
    code: 'validation_failed',
  },
  {
    name: '100,000 levels in the text',
    body: `{"type":"ai-prompt","text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    status: 400,
    code: 'validation_failed',
  },
  { name: 'a text that is a number', body: idea({ text: 5 }), status: 400, code: 'validation_failed' },
  { name: 'a text that is an object', body: idea({ text: { toString: 1 } }), status: 400, code: 'validation_failed' },
  { name: 'a type that is a list', body: idea({ type: ['ai-prompt'] }), status: 400, code: 'validation_failed' },
  { name: 'no type', body: idea({ type: undefined }), status: 400, code: 'validation_failed' },
  { name: 'an unknown type', body: idea({ type: 'video-prompt' }), status: 400, code: 'unknown_type' },
  {
    name: 'an unknown type beside another mistake',
    body: idea({ type: 'video-prompt', text: 5 }),
    status: 400,
    code: 'unknown_type',
  },
  { name: 'a type of the prototype', body: idea({ type: '__proto__' }), status: 400, code: 'unknown_type' },
  { name: 'an empty art prompt', body: art({ text: ' ' }), status: 400, code: 'empty_input' },
  { name: 'art details of 201 words', body: art({ text: words(201) }), status: 400, code: 'too_many_words' },
  { name: 'an art prompt for a text model', body: art({ target: 'claude' }), status: 400, code: 'validation_failed' },
  { name: 'a JSON prompt of nothing', body: json({}), status: 400, code: 'no_json_input' },
  { name: 'a JSON prompt of blanks', body: json({ code: ' ', imageUrl: '' }), status: 400, code: 'no_json_input' },
  {
    name: '201 words over three fields',
    body: json({ text: words(100), code: words(50), imageDescription: words(51) }),
    status: 400,
    code: 'combined_too_many_words',
  },
  {
    name: '4,001 characters over two fields',
    body: json({ text: 'x'.repeat(4000), code: 'y' }),
    status: 400,
    code: 'input_too_long',
  },
  { name: 'a NUL in the code', body: json({ code: 'a\0b' }), status: 400, code: 'validation_failed' },
  {
    name: 'a JSON prompt with a target',
    body: json({ text: 'hi', target: 'flux' }),
    status: 400,
    code: 'validation_failed',
  },
  { name: 'an unknown target', body: idea({ target: 'toaster' }), status: 400, code: 'validation_failed' },
  { name: 'half a variant', body: idea({ variant: 0.5 }), status: 400, code: 'validation_failed' },
  { name: 'an unknown language', body: idea({ language: 'xx' }), status: 400, code: 'validation_failed' },
  { name: 'an image that is a number', body: idea({ imageUrl: 7 }), status: 400, code: 'validation_failed' },
  { name: 'measurements that are a text', body: json({ imageFacts: 'red' }), status: 400, code: 'validation_failed' },
  {
    name: 'measurements without a file',
    body: json({ imageFacts: { transparency: 'none', look: null } }),
    status: 400,
    code: 'validation_failed',
  },
  { name: 'an empty text', body: idea({ text: '' }), status: 400, code: 'empty_input' },
  { name: 'only white space', body: idea({ text: ' \n\t\u3000 ' }), status: 400, code: 'empty_input' },
  { name: '201 words', body: idea({ text: words(201) }), status: 400, code: 'too_many_words' },
  { name: '402 Han characters', body: idea({ text: '語'.repeat(402) }), status: 400, code: 'too_many_words' },
  { name: '4,001 characters', body: idea({ text: 'x'.repeat(4001) }), status: 400, code: 'input_too_long' },
  { name: 'a NUL', body: idea({ text: 'a poem\0about rain' }), status: 400, code: 'validation_failed' },
  {
    name: 'half of a surrogate pair',
    body: idea({ text: 'a poem \uD83C about rain' }),
    status: 400,
    code: 'validation_failed',
  },
  { name: '10 MiB', body: idea({ imageUrl: 'x'.repeat(10 * 1024 * 1024) }), status: 413, code: 'body_too_large' },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'text=hi',
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    name: 'text/plain',
    headers: { 'content-type': 'text/plain' },
    body: idea({}),
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    name: 'a type that begins like JSON',
    headers: { 'content-type': 'application/json-seq' },
    body: idea({}),
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    name: 'a compressed body',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: idea({}),
    status: 415,
    code: 'unsupported_media_type',
  },
  { name: 'GET', method: 'GET', status: 405, code: 'method_not_allowed' },
  { name: 'PUT', method: 'PUT', body: idea({}), status: 405, code: 'method_not_allowed' },
  { name: 'OPTIONS', method: 'OPTIONS', status: 405, code: 'method_not_allowed' },
  {
    name: 'a wrong method on the usage',
    path: '/functions/v1/daily-usage',
    body: idea({}),
    status: 405,
    code: 'method_not_allowed',
  },
  { name: 'an unknown function', path: '/functions/v1/generate', body: idea({}), status: 404, code: 'not_found' },
  { name: 'a path below the function', path: `${PATH}/x`, body: idea({}), status: 404, code: 'not_found' },
];

test.each(ROUTE_DATABASE_KINDS)(
  'J4 H3 H6 H7 bad input of every kind gets its documented error and costs nothing, on %s',
  async (kind) => {
    const database = await createTestDatabase(kind);
    const { place } = database;
    const secret = { SECRET_KEY: Buffer.alloc(32).toString('base64') };
    const app = await testApp({ env: 'postgresUrl' in place ? { DATABASE_URL: place.postgresUrl, ...secret } : {} });

    const answers = [];
    for (const { name, method = 'POST', path = PATH, headers = JSON_TYPE, body } of BAD_INPUTS) {
      const response = await fetch(app.url + path, { method, headers, ...(body !== undefined && { body }) });
      const { error, code } = await readAnswer(response);
      answers.push({ name, status: response.status, code, hasText: typeof error === 'string' && error.length > 0 });
    }

    expect(answers).toEqual(BAD_INPUTS.map(({ name, status, code }) => ({ name, status, code, hasText: true })));
    expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 0 });
    expect((await app.post(PATH, idea({ text: words(200) }))).status).toBe(200);
    await app.stop();
    await database.remove();
  },
);

test.each([
  { field: 'text', body: idea({ text: 5 }) },
  { field: 'target', body: idea({ target: 'toaster' }) },
  { field: 'type', body: idea({ type: undefined }) },
  { field: 'body', body: 'null' },
])('a wrong $field is named', async ({ field, body }) => {
  const app = await testApp();

  expect(await readAnswer(await app.post(PATH, body))).toMatchObject({ code: 'validation_failed', field });
});

test('a wrong method names the right ones', async () => {
  const app = await testApp();

  expect((await app.get(PATH)).headers.get('allow')).toBe('POST');
  expect((await app.post('/functions/v1/daily-usage', '{}')).headers.get('allow')).toBe('GET, HEAD');
});

test('unknown fields in a body have no effect', async () => {
  const app = await testApp();

  const response = await app.post(
    PATH,
    '{"__proto__":{"limit":99},"text":"a poem about rain","type":"ai-prompt","type":"ai-prompt"}',
  );

  expect(response.status).toBe(200);
  expect(Object.hasOwn(Object.prototype, 'limit')).toBe(false);
});
