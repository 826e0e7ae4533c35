import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import de from '../words/de/text.json' with { type: 'json' };
import en from '../words/en/text.json' with { type: 'json' };
import { scorePrompt } from './score-prompt.ts';
import { scoreTextPrompt } from './score-text-prompt.ts';

const ENGLISH = 'Task: Write a reminder to the whole team about the yearly survey.\n\nRequirements:\n- Be polite.';
const GERMAN = 'Aufgabe: Schreibe eine Erinnerung an das ganze Team.\n\nVorgaben:\n- Bleibe höflich und klar.';

test.each([
  { says: 'the idea', idea: 'eine Erinnerung an das Team, dass die Umfrage am Montag endet' },
  { says: 'the wish for a prompt in it', idea: 'reminder to the team that the survey ends, the prompt in German' },
])('measures a prompt in the language that $says names', ({ idea }) => {
  expect(scorePrompt(GERMAN, idea, TEXT_PACKS)).toEqual(scoreTextPrompt(GERMAN, idea, de, 'de'));
  expect(scorePrompt(GERMAN, idea, TEXT_PACKS).gates.map(({ code }) => code)).not.toContain('wrong_language');
  expect(scorePrompt(ENGLISH, idea, TEXT_PACKS).gates.map(({ code }) => code)).toContain('wrong_language');
});

test('takes the language of the page, English by default, where the idea does not tell', () => {
  expect(scorePrompt(GERMAN, 'Logo', TEXT_PACKS, 'de')).toEqual(scoreTextPrompt(GERMAN, 'Logo', de, 'de'));
  expect(scorePrompt(ENGLISH, 'Logo', TEXT_PACKS)).toEqual(scoreTextPrompt(ENGLISH, 'Logo', en, 'en'));
});

test('names the language whose words are missing, and takes no other instead', () => {
  const idea = 'eine Erinnerung an das Team, dass die Umfrage am Montag endet';

  expect(() => scorePrompt(GERMAN, idea, { en })).toThrow(new RangeError('The words of "de" were not loaded.'));
});
