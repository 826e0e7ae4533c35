import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { REAL_IDEAS } from './real-ideas.ts';

/**
 * Which cards each idea gets, so that a changed cue shows up as a diff. After an intended change, update it with `-u`
 * (docs/engine.md).
 */
test.each(LANGUAGE_CODES)('ideas in %s get the approved cards', async (language) => {
  const { cards } = TEXT_PACKS[language];
  const names = new Map(
    Object.entries({ ...cards?.forms, ...cards?.subjects }).flatMap(([id, { lines }]) =>
      lines.map((line) => [line, id] as const),
    ),
  );
  const rules = new Map(Object.entries(cards?.rules ?? {}).map(([id, line]) => [line, id]));
  const entries = REAL_IDEAS.filter((real) => real.language === language).map(({ idea }) => {
    const { prompt } = writeTextPrompt({ idea, language }, TEXT_PACKS);
    const lines = prompt.split('\n').map((line) => line.replace(/^- /, ''));
    const fired = new Set(lines.flatMap((line) => names.get(line) ?? rules.get(line) ?? []));
    return `${[...fired].join(' ') || '—'} ═ ${idea.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
  });

  await expect(`${entries.join('\n')}\n`).toMatchFileSnapshot(`./approved/cards-${language}.txt`);
});
