import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { type Reading, readIdea } from '../text/read-idea.ts';
import { promptLanguageOf } from '../text/write-text-prompt.ts';

const ideasOf = (file: string): { idea: string }[] =>
  JSON.parse(readFileSync(new URL(`./labelled-ideas/${file}.json`, import.meta.url), 'utf8'));

/** The findings of the engine, without empty ones. */
function show({ idea, shape, job, slots, command, material, clues, hasInjection }: Reading, language: LanguageCode) {
  const found = Object.entries(slots).filter(
    ([, slot]) => slot !== null && !(Array.isArray(slot) && slot.length === 0),
  );
  const lines = [
    `═ ${idea.replaceAll(/\s+/g, ' ').slice(0, 70)}`,
    [job.second === null ? job.intent : `${job.intent} + ${job.second}`, shape, language].join(' · '),
    `named: ${idea.slice(job.jobStart, job.jobEnd)}`,
    ...found.map(([name, slot]) => `${name}: ${typeof slot === 'string' ? slot : JSON.stringify(slot)}`),
    material === null ? '' : `material: ${material.kind}, ${material.text.length} characters, asked by: ${command}`,
    `clues: ${[...clues.keys()].toSorted().join(' ')}`,
    hasInjection ? 'holds an attack' : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** The reading of each labelled idea. After an intended change, update it with `-u` (docs/engine.md). */
test.each(LANGUAGE_CODES)('ideas in %s are understood as approved', async (pageLanguage) => {
  const ideas = [...ideasOf(pageLanguage), ...ideasOf(`${pageLanguage}-unseen`)];
  const readings = ideas.map(({ idea }) => {
    const language = promptLanguageOf({ idea, pageLanguage });
    return show(readIdea(idea, TEXT_PACKS[language]), language);
  });

  await expect(`${readings.join('\n\n')}\n`).toMatchFileSnapshot(`./approved/readings-${pageLanguage}.txt`);
});
