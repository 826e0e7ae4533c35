import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';
import { readValue } from './read-value.ts';

describe('a value next to a name', () => {
  test.each([
    ['weight_kg: 2.4', 'weight_kg', 2.4],
    ['preis 2,40', 'preis', 2.4],
    ['offset -3', 'offset', -3],
    ['ratio = 0.5', 'ratio', 0.5],
    ['insured=false', 'insured', false],
    ['insured: true', 'insured', true],
    ['coupon: null', 'coupon', null],
    ['status "shipped"', 'status', 'shipped'],
    ['zip "41004"', 'zip', '41004'],
    ['ort „Köln“', 'ort', 'Köln'],
    ['destinatario Lucía Ferrer', 'destinatario', 'Lucía Ferrer'],
    ['note: leave at the door', 'note', 'leave at the door'],
  ])('%s has its type', (piece, name, value) => {
    expect(readValue(piece)).toEqual({ name, value, unit: '' });
  });

  test.each([
    ['peso 2.4 kg', 'peso', 2.4, 'kg'],
    ['betrag: 129,90 EUR', 'betrag', 129.9, 'EUR'],
    ['timeout=30s', 'timeout', 30, 's'],
  ])('%s has its unit', (piece, name, value, unit) => {
    expect(readValue(piece)).toEqual({ name, value, unit });
  });

  test.each([
    ['with more figures than it needs', 'tracking number 00123', 'tracking number', '00123'],
    ['too large to be exact', 'account: 9007199254740993', 'account', '9007199254740993'],
    ['of a day', 'due 2026-12-01', 'due', '2026-12-01'],
    ['of a version', 'version: 2.4.1', 'version', '2.4.1'],
  ])('a number %s stays as written', (_, piece, name, value) => {
    expect(readValue(piece)).toEqual({ name, value, unit: '' });
  });

  test('has no spaces around it', () => {
    expect(readValue('full name  = Ada Byron ')).toEqual({ name: 'full name', value: 'Ada Byron', unit: '' });
  });

  test.each(['email', 'order number', 'Name', 'first and last name'])('%s is only a name', (piece) => {
    expect(readValue(piece)).toBeNull();
  });
});

const requestOf = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object.request;

describe('a call', () => {
  test('keeps given values, expected results and error handling', () => {
    const text =
      'Haz una llamada POST a https://api.mensajeria.example/v1/envios con destinatario Lucía Ferrer, peso 2.4 kg, código postal 41004 y sin seguro. Si devuelve 503 reintenta 3 veces. Lo correcto es 201.';

    expect(requestOf(text)).toMatchObject({
      body: { destinatario: 'Lucía Ferrer', peso_kg: 2.4, codigo_postal: '41004' },
      expected: { status: 201 },
      errors: expect.arrayContaining([{ status: 503, action: 'reintenta 3 veces' }]),
      retry: { max: 3 },
    });
  });

  test('keeps pairs with a colon and does not take a method for a field', () => {
    const pairs =
      'POST to https://api.parcels.example/v1/shipments with weight_kg: 2.4, postcode: 41004, insured: false.';
    const call = 'Call https://api.acme.example/users with POST to create a user with name and email.';

    expect(requestOf(pairs)).toMatchObject({ body: { weight_kg: 2.4, postcode: '41004', insured: false } });
    expect(requestOf(call)).toMatchObject({ method: 'POST', body: { name: '[name]', email: '[email]' } });
  });

  test('has a whole amount, a date as written and for each code only its own description', () => {
    const text =
      'POST https://api.example.org/v1/invoices mit kunde_id 4711, betrag 129,90 EUR und faellig_am 2026-12-01; bei 422 die Meldung zeigen, Erfolg ist 201';

    expect(requestOf(text)).toMatchObject({
      body: { kunde_id: 4711, betrag_eur: 129.9, faellig_am: '2026-12-01' },
      expected: { status: 201 },
      errors: expect.arrayContaining([{ status: 422, action: 'die Meldung zeigen' }]),
    });
  });

  test('waits between tries only if the request says so', () => {
    const text = 'GET https://api.weather.example/v2/forecast with days=3, retry twice';

    expect(requestOf(text)).toMatchObject({ query: { days: 3 }, retry: { max: 2 } });
    expect(requestOf(text)).not.toHaveProperty('retry.backoff');
    expect(requestOf(`${text} with linear backoff`)).toMatchObject({ retry: { max: 2, backoff: 'linear' } });
  });

  test('says that the number of tries is assumed', () => {
    const { object } = writeJsonPrompt({ text: 'GET https://api.weather.example/v2/forecast' }, TEXT_PACKS, JSON_PACKS);

    expect(object.assumptions).toContain('Up to three tries, since no number is given');
  });
});
