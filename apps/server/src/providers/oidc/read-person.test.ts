import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';

const ANN = { iss: 'https://login.example', sub: 'ann' };

test('what a provider says is taken as it is meant', () => {
  const claims = {
    email: 'ann@example.org',
    email_verified: true,
    name: 'Ann Meyer',
    picture: 'https://a.example/b.png',
  };

  expect(readPerson({ ...ANN, ...claims, locale: 'fr', address: {} })).toEqual({
    issuer: ANN.iss,
    subject: 'ann',
    email: 'ann@example.org',
    isEmailVerified: true,
    fullName: 'Ann Meyer',
    avatarUrl: 'https://a.example/b.png',
  });
});

test.each([
  { value: true, isVerified: true },
  { value: 'true', isVerified: true },
  { value: false, isVerified: false },
  { value: 'false', isVerified: false },
  { value: 'yes', isVerified: false },
  { value: 1, isVerified: false },
  { value: ['true'], isVerified: false },
  { value: undefined, isVerified: false },
])('email_verified $value counts as verified: $isVerified', ({ value, isVerified }) => {
  expect(readPerson({ ...ANN, email: 'ann@example.org', email_verified: value }).isEmailVerified).toBe(isVerified);
});

test.each([{ email: 7 }, { email: ['ann@example.org'] }, { email: `${'a'.repeat(250)}@example.org` }, {}])(
  'a malformed address is left out: %j',
  (claims) => {
    expect(readPerson({ ...ANN, ...claims }).email).toBeUndefined();
  },
);

test.each([
  { claims: { name: '  Ann\u0000\r\nMeyer ' }, name: 'Ann Meyer' },
  { claims: { name: '😀'.repeat(300) }, name: '😀'.repeat(200) },
  { claims: { given_name: 'Ann', family_name: 'Meyer' }, name: 'Ann Meyer' },
  { claims: { name: '', given_name: 'Ann' }, name: 'Ann' },
  { claims: { name: { first: 'Ann' } }, name: undefined },
  { claims: {}, name: undefined },
])('of $claims the name is $name', ({ claims, name }) => {
  expect(readPerson({ ...ANN, ...claims }).fullName).toBe(name);
});

test.each([
  'http://a.example/b.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//a.example/b.png',
  'https://user:password@a.example/b.png',
  `https://a.example/${'b'.repeat(1024)}`,
  `https://a.example/${'é'.repeat(500)}`,
  7,
])('%j is no picture', (picture) => {
  expect(readPerson({ ...ANN, picture }).avatarUrl).toBeUndefined();
});

test.each(['', ' ', 'a\nb', 'a\u0000', 'ä', 'a'.repeat(256)])('%j is no subject', (sub) => {
  expect(() => readPerson({ ...ANN, sub })).toThrow('subject');
});
