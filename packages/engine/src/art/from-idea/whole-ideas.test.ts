import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { foldText } from '../../text/fold-text.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';
import parts from './testing/idea-parts.json' with { type: 'json' };

/** Parts of made-up ideas: a subject, a limit, and bans with the thing that each excludes. */
type Parts = { subjects: string[]; onlys: string[]; bans: [ban: string, thing: string][] };
const PARTS = Object.entries(parts) as [LanguageCode, Parts][];

describe.each(PARTS)('made-up ideas of %s', (language, { subjects, onlys, bans }) => {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  const write = (idea: string) => writeArtFromIdea({ idea, target: 'natural', isEnglish: true }, words);
  const mark = /[ぁ-んァ-ン一-龥]/u.test(subjects.join('')) ? '、' : ', ';
  const ideas = fc.record({
    subject: fc.constantFrom(...subjects),
    only: fc.constantFrom(...onlys),
    ruledOut: fc.uniqueArray(fc.constantFrom(...bans), { maxLength: 3 }),
    isLimitLast: fc.boolean(),
    end: fc.constantFrom('', '.', '!!', '...'),
  });

  test('keep their limit and every ban', () => {
    fc.assert(
      fc.property(ideas, ({ subject, only, ruledOut, isLimitLast, end }) => {
        const list = ruledOut.map(([ban]) => ban);
        const idea = [subject, ...(isLimitLast ? [...list, only] : [only, ...list])].join(mark) + end;
        const { prompt, pieces } = write(idea);
        const [first] = pieces;
        const said = foldText(first?.text ?? '').text;
        expect(said).toContain(foldText(only).text);
        for (const [, thing] of ruledOut) expect(said).toContain(foldText(thing).text);
        expect(prompt).not.toMatch(/\.\.|!|,,|\s[,.]|，，|。。|、、/u);
      }),
    );
  });
});
