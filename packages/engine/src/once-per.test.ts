import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('it builds once for each object, also if there is nothing to build', () => {
  const built: object[] = [];
  const of = oncePer((words: { id: string }) => {
    built.push(words);
    return words.id === '' ? null : words.id;
  });
  const [english, none] = [{ id: 'en' }, { id: '' }];
  expect([of(english), of(none), of(english), of(none), of({ id: 'en' })]).toEqual(['en', null, 'en', null, 'en']);
  expect(built).toEqual([english, none, { id: 'en' }]);
});
