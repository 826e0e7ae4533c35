import { describe, expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import { promptLanguageOf, writeTextPrompt } from './write-text-prompt.ts';

const HEATER = 'email to my landlord about a broken heater, polite but firm';

describe('languages', () => {
  const spanish = 'Un correo a mi casero sobre la calefacción rota';
  const fr = { ...en, labels: { ...en.labels, task: 'Tâche' } };

  test.each([
    [{ idea: spanish }, 'es'],
    [{ idea: spanish, language: 'de' }, 'de'],
    [{ idea: 'pizza', pageLanguage: 'fr' }, 'fr'],
    [{ idea: 'שלום לך', pageLanguage: 'it' }, 'it'],
    [{ idea: 'pizza' }, 'en'],
  ] as const)('the pack that %j needs is %s', (request, language) => {
    expect(promptLanguageOf(request)).toBe(language);
  });

  test('an idea in a language without a pack is in a block, in an English frame', () => {
    const { prompt, language } = writeTextPrompt({ idea: spanish }, { en });

    expect(language).toBe('en');
    expect(prompt).toContain(`<brief>\n${spanish}\n</brief>`);
    expect(prompt.endsWith('Language of the result: Spanish')).toBe(true);
  });

  test('an idea in a language with a pack is written in it', () => {
    const written = writeTextPrompt({ idea: 'une liste pour la plage' }, { en, fr });

    expect(written.language).toBe('fr');
    expect(written.prompt.startsWith('Une liste pour la plage.\n')).toBe(true);
  });

  test('a pinned language frames an idea in another one', () => {
    const written = writeTextPrompt({ idea: HEATER, language: 'fr' }, { en, fr });

    expect(written.language).toBe('fr');
    expect(written.prompt).toContain(`<brief>\n${HEATER}\n</brief>`);
  });
});
