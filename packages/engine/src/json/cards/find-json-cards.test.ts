import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages.ts';
import { foldText } from '../../text/fold-text.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonFromIdea } from '../from-idea/write-json-from-idea.ts';
import { cardsFor } from '../from-idea/write-request.ts';
import { CARD_IDS, CUED_CARD_IDS, CUED_KIND_IDS, OUTPUT_IDS, SAID_IDS } from './card-ids.ts';
import { jsonCardExamplesOf } from './testing/examples.ts';

/** Value formats that do not depend on the idea: dates and times, look-alike characters, placeholders. */
const FORMS = /YYYY-MM-DD|HH:MM|2020-12|if\/then|\{name\}|\[\]|24|<API_KEY>/g;

describe.each(LANGUAGE_CODES)('the JSON cards of %s', (language) => {
  const { cards: words, reading } = JSON_PACKS[language];
  const examples = jsonCardExamplesOf(language);
  const found = (idea: string) => cardsFor(writeJsonFromIdea(idea, reading), words);
  const names = (idea: string): string[] => [found(idea).kind, ...found(idea).cards];

  test.each([...CUED_KIND_IDS, ...CUED_CARD_IDS])('%s fires in its ideas and not in look-alikes', (id) => {
    const { fires = [], not = [] } = examples[id] ?? {};
    expect(fires.length).toBeGreaterThan(0);
    expect(not.length).toBeGreaterThan(0);
    expect(fires.filter((idea) => !names(idea).includes(id))).toEqual([]);
    expect(not.filter((idea) => names(idea).includes(id))).toEqual([]);
  });

  test('have a sentence for each output and a line for each card, and set no number', () => {
    const outputs = OUTPUT_IDS.map((id) => words.outputs[id]);
    const lines = CARD_IDS.map((id) => words.lines[id]);
    expect([...outputs, ...lines].filter((line) => line.trim() === '')).toEqual([]);
    expect(lines.filter((line) => /[3-9]|\d\d/.test(line.replace(FORMS, '')))).toEqual([]);
  });

  test('look for what folded text holds', () => {
    const cues = [
      ...CUED_KIND_IDS.map((id) => words.kinds[id]),
      ...CUED_CARD_IDS.flatMap((id) => words.cues[id] ?? []),
    ].flatMap((one) => [...one.cues, ...one.vetoes]);
    const all = [...cues, ...SAID_IDS.flatMap((id) => words.said[id])].map((cue) => cue.replace(/^-|\$$/g, ''));
    expect(all.filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });

  test('print six lines at most', () => {
    const ideas = Object.values(examples).flatMap(({ fires, not }) => [...fires, ...not]);
    expect(ideas.filter((idea) => found(idea).cards.length > 6)).toEqual([]);
  });
});

describe('what goes with few words, and with many', () => {
  const { cards: words, reading } = JSON_PACKS.en;
  const cards = (idea: string) => cardsFor(writeJsonFromIdea(idea, reading), words).cards;
  const LONG =
    'config json for the greenhouse: fan on above 28 degrees, mist for 40 seconds at 7:15 and 16:30, nothing at night, sensor id GH-0071';

  test('which fields, where the idea names none', () => {
    expect(cards('json schema for my seed box')).toContain('trade-fields');
    expect(cards('json schema for my seed box: name, year, amount')).not.toContain('trade-fields');
    expect(cards(LONG)).not.toContain('trade-fields');
  });

  test('a place for everything, where JSON is made and not read', () => {
    expect(cards(LONG)).toContain('all-placed');
    expect(cards('json schema for my seed box')).not.toContain('all-placed');
    expect(
      cards('extract name, date, total and the number of bottles from the wine merchant mails, null if missing'),
    ).not.toContain('all-placed');
  });
});
