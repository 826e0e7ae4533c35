// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldProblems, plainCode } from './field-problems.ts';

test.each([
  { field: 'email', text: 'ada@example.com', problem: undefined },
  { field: 'email', text: ' ada@example.com ', problem: undefined },
  { field: 'email', text: '  ', problem: 'emailMissing' },
  { field: 'email', text: 'ada@example', problem: 'emailInvalid' },
  { field: 'password', text: '', problem: 'passwordMissing' },
  { field: 'password', text: 'old', problem: undefined },
  { field: 'newPassword', text: '', problem: 'newPasswordMissing' },
  { field: 'newPassword', text: '1234567', problem: 'passwordShort' },
  { field: 'newPassword', text: '12345678', problem: undefined },
  { field: 'newPassword', text: '        ', problem: undefined },
  { field: 'newPassword', text: '🔑🔑🔑🔑', problem: 'passwordShort' },
  { field: 'newPassword', text: 'é'.repeat(256), problem: undefined },
  { field: 'newPassword', text: 'é'.repeat(257), problem: 'passwordLong' },
  { field: 'fullName', text: '', problem: undefined },
  { field: 'fullName', text: 'n'.repeat(201), problem: 'nameLong' },
  { field: 'code', text: '', problem: 'codeMissing' },
  { field: 'code', text: '12345', problem: 'codeDigits' },
  { field: 'code', text: '123 456', problem: undefined },
  { field: 'code', text: '१२३४५६', problem: 'codeDigits' },
  { field: 'recoveryCode', text: ' ', problem: 'codeMissing' },
  { field: 'recoveryCode', text: 'abcd-efgh', problem: undefined },
] as const)('"$text" as $field has the problem $problem', ({ field, text, problem }) => {
  expect(fieldProblems({ [field]: text })[field]).toBe(problem);
});

test('only what is asked for can be missing', () => {
  expect(fieldProblems({ email: 'ada@example.com' })).toEqual({});
});

test('a code is compared without its blanks', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
});
