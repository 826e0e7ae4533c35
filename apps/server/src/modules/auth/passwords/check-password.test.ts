import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';

const check = checkPassword();
const EMAIL = 'ann.meyer@example.org';

test.each([
  ['seven characters', 'q7#kd2!', ['length']],
  ['nothing', '', ['length']],
  ['seven emoji of two units each', '🐙🦊🐢🐳🐝🦉🐌', ['length']],
  ['the most common one', 'password', ['pwned']],
  ['a common one in capitals', 'QWERTYUIOP', ['pwned']],
  ['the product', 'wordlamp', ['pwned']],
  ['the product and digits', 'Wordlamp2026!', ['pwned']],
  ['one character over and over', '        ', ['pwned']],
  ['the own address', 'Ann.Meyer@example.org', ['pwned']],
  ['the own name and digits', 'ann.meyer99', ['pwned']],
])('C8 C9 %s is weak', async (_name, password, reasons) => {
  await expect(check(password, EMAIL)).rejects.toMatchObject({
    code: 'weak_password',
    status: 422,
    weakPassword: { reasons },
  });
});

test.each([
  ['eight characters', 'q7#kd2!x'],
  ['words with blanks around', '  a quiet lamp  '],
  ['eight emoji', '🐙🦊🐢🐳🐝🦉🐌🐞'],
  ['64 characters', 'x7'.repeat(32)],
  ['256 characters', 'x7'.repeat(128)],
  ['a NUL inside', 'quiet\u0000lamp'],
])('C8 %s pass', async (_name, password) => {
  await expect(check(password, EMAIL)).resolves.toBeUndefined();
});

test('C8 257 characters are refused and not cut', async () => {
  await expect(check('x7'.repeat(128).concat('y'), EMAIL)).rejects.toMatchObject({
    code: 'validation_failed',
    message: 'Password cannot be longer than 256 characters',
  });
});

test('the message names the length that counts', async () => {
  await expect(check('short', EMAIL)).rejects.toThrow('Password should be at least 8 characters.');
  await expect(checkPassword({ least: 6 })('short', EMAIL)).rejects.toThrow(
    'Password should be at least 6 characters.',
  );
});
