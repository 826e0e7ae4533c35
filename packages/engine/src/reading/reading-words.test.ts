import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { READING_WORDS } from './all-reading-words.ts';
import type { ConceptId } from './concepts.ts';
import { readIdea, typedAt } from './read-idea.ts';
import { readExamples } from './testing/examples.ts';

const languages = Object.entries(READING_WORDS) as [LanguageCode, ReadingWords][];

describe.each(languages)('the reading words of %s', (language, words) => {
  const { concepts, exclusions, bodies } = readExamples(language);
  const named = (idea: string) => readIdea(idea, words).concepts.map(({ id }) => id);

  test.each(Object.keys(words.concepts) as ConceptId[])('%s is found in its example and in no look-alike', (id) => {
    const { like, unlike = [] } = concepts[id];
    expect(named(like)).toContain(id);
    for (const idea of unlike) expect(named(idea), idea).not.toContain(id);
  });

  test.each(exclusions)('"%s" excludes %j', (idea, things) => {
    const reading = readIdea(idea, words);
    expect(reading.exclusions.flatMap((one) => one.things.map((thing) => typedAt(reading, thing)))).toEqual(things);
  });

  test.each(bodies)('"%s" asks for "%s"', (idea, body) => {
    const reading = readIdea(idea, words);
    expect(typedAt(reading, reading.body)).toBe(body);
  });
});
