import { expect, test } from 'vitest';
import { mailLanguage, mergeMetadata } from './user-metadata.ts';

test('what is given is laid over what is there, and null deletes', () => {
  expect(mergeMetadata({ full_name: 'Ann', language: 'fr' }, { full_name: 'Ann M.', language: null, x: [1] })).toEqual({
    full_name: 'Ann M.',
    x: [1],
  });
});

test('C12 C13 names of the server and of prototypes are left out', () => {
  const given = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"prototype":1,"toJSON":1,"sub":"x","email":"evil@example.org","email_verified":true,"nice":1}',
  );

  const merged = mergeMetadata({ sub: 'mine', email: 'ann@example.org' }, given);

  expect(merged).toEqual({ sub: 'mine', email: 'ann@example.org', nice: 1 });
  expect((merged as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each([
  ['more than 4 KB', { long: 'x'.repeat(4100) }],
  ['more than five levels', { a: { b: { c: { d: { e: { f: 1 } } } } } }],
  ['a hundred thousand levels', JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
])('C13 %s are refused', (_name, given) => {
  expect(() => mergeMetadata({}, given)).toThrow('data is too large');
});

test.each([
  ['fr', 'fr'],
  ['xx', 'en'],
  [undefined, 'en'],
  [['fr'], 'en'],
])('mails to a person whose language is %j are in %s', (language, expected) => {
  expect(mailLanguage({ language })).toBe(expected);
});
