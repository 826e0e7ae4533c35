import { expect, test } from 'vitest';
import { EMPTY_FORM, isLeftAs, unreadIdea } from './video-draft.ts';

const draft = { form: { ...EMPTY_FORM, subject: 'a fox', cameraMotion: 'camera pans slowly left' }, isFromIdea: true };

test.each([
  { name: 'the same', form: draft.form, expected: true },
  { name: 'one without the choice that has no option', form: { ...draft.form, cameraMotion: '' }, expected: true },
  { name: 'one with another choice', form: { ...draft.form, cameraMotion: 'static' }, expected: false },
  { name: 'one with another subject', form: { ...draft.form, subject: 'a wolf' }, expected: false },
  { name: 'one without a subject', form: { ...draft.form, subject: '' }, expected: false },
])('of a draft that the browser brought back the form is $name: $expected', ({ form, expected }) => {
  expect(isLeftAs(draft, form)).toBe(expected);
});

test('an idea of several lines is joined into one', () => {
  expect(unreadIdea(' a fox runs \r\n and stops\n').form.action).toBe('a fox runs and stops');
});
