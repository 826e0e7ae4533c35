import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';
import { readValue } from './read-value.ts';

describe('a value beside a name', () => {
  test.each([
    ['weight_kg: 2.4', 'weight_kg', 2.4],
    ['peso 2.4 kg', 'peso', 2.4],
    ['preis 2,40', 'preis', 2.4],
    ['insured=false', 'insured', false],
    ['status "shipped"', 'status', 'shipped'],
    ['tracking number 00123', 'tracking number', '00123'],
    ['destinatario Lucía Ferrer', 'destinatario', 'Lucía Ferrer'],
  ])('%s has its type', (piece, name, value) => {
    expect(readValue(piece)).toMatchObject({ name, value });
  });

  test.each(['email', 'order number', 'Name', 'first and last name'])('%s is only a name', (piece) => {
    expect(readValue(piece)).toBeNull();
  });
});

const requestOf = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object.request;

describe('a call', () => {
  test('keeps given values, what is wanted and what to do about an error', () => {
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

  test('has a sum whole, a date as written and for each code what is said of it alone', () => {
    const text =
      'POST https://api.example.org/v1/invoices mit kunde_id 4711, betrag 129,90 EUR und faellig_am 2026-12-01; bei 422 die Meldung zeigen, Erfolg ist 201';

    expect(requestOf(text)).toMatchObject({
      body: { kunde_id: 4711, betrag_eur: 129.9, faellig_am: '2026-12-01' },
      expected: { status: 201 },
      errors: expect.arrayContaining([{ status: 422, action: 'die Meldung zeigen' }]),
    });
  });

  test('waits between tries only as it was told', () => {
    const text = 'GET https://api.weather.example/v2/forecast with days=3, retry twice';

    expect(requestOf(text)).toMatchObject({ query: { days: 3 }, retry: { max: 2 } });
    expect(requestOf(text)).not.toHaveProperty('retry.backoff');
    expect(requestOf(`${text} with linear backoff`)).toMatchObject({ retry: { max: 2, backoff: 'linear' } });
  });

  test('says that the number of tries is assumed', () => {
    const { object } = writeJsonPrompt({ text: 'GET https://api.weather.example/v2/forecast' }, TEXT_PACKS, JSON_PACKS);

    expect(object.assumptions).toContain('Up to three tries, since no number is named');
  });
});
