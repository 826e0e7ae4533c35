import { writeTextPrompt } from '@wordlamp/engine';
import { ART_OPTIONS, ART_TARGETS, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt, VIDEO_PRESETS } from '@wordlamp/engine/video';

const ROUNDS = 5000;
const SENTENCES =
  'Write a launch email for a ceramic studio that opens its first shop in Lisbon on 14 March. Keep it warm and short, with one clear call to action. ' +
  'Our readers are neighbours and past customers who know the workshop but not the new address near the river. Mention the free glazing class at 10:00, ' +
  'the ten percent discount for members until Sunday, and that dogs are welcome. Do not mention the old shop, and avoid jargon about clay and kilns. ' +
  'The sender is Marta from the studio, who answers every message herself within a day. '.repeat(6);
const WORKFLOW =
  'Every Monday collect the reviews of the last week, then group them by theme, then draft a digest and mail it';

/** @param {number} words @param {number} round makes each idea another one */
const ideaOf = (words, round) => `${SENTENCES.split(' ').slice(0, words).join(' ')} ${round}`;
const artChoices = Object.fromEntries(
  Object.entries(ART_OPTIONS).map(([field, labels]) => [field, Object.keys(labels)]),
);

/** @type {Record<string, (round: number) => unknown>} */
const WRITERS = {
  'text, 25 words': (round) => writeTextPrompt({ idea: ideaOf(25, round) }, TEXT_PACKS),
  'text, 50 words': (round) => writeTextPrompt({ idea: ideaOf(50, round) }, TEXT_PACKS),
  'text, 100 words': (round) => writeTextPrompt({ idea: ideaOf(100, round) }, TEXT_PACKS),
  'text, 200 words': (round) => writeTextPrompt({ idea: ideaOf(200, round) }, TEXT_PACKS),
  'art, all choices in turn': (round) =>
    writeArtPrompt(
      { configuration: { ...artOf(round), details: `two goats on a ledge, ${round}` }, target: ART_TARGETS[round % 4] },
      ART_PACKS,
    ),
  'JSON, a workflow': (round) => writeJsonPrompt({ text: `${WORKFLOW} ${round}` }, TEXT_PACKS, JSON_PACKS),
  'video, a preset': (round) =>
    buildVideoPrompt({ ...VIDEO_PRESETS.samurai, action: `waits ${round}` }, { generatedAt: '', tool: 'bench' }),
};

/** @param {number} round */
function artOf(round) {
  return Object.fromEntries(
    Object.entries(artChoices).map(([field, values], place) => [field, values[(round + place) % values.length]]),
  );
}

/**
 * Times every generator on one core, after as many prompts to warm up.
 * @returns {{ name: string, perSecond: number, p50Us: number, p99Us: number }[]} microseconds
 */
export function engineTimes() {
  return Object.entries(WRITERS).map(([name, write]) => {
    for (let round = 0; round < ROUNDS; round++) write(round);
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      write(round);
      times.push(1000 * (performance.now() - start));
    }
    times.sort((a, b) => a - b);
    const total = times.reduce((sum, time) => sum + time, 0);
    return {
      name,
      perSecond: (1e6 * ROUNDS) / total,
      p50Us: times[ROUNDS / 2],
      p99Us: times[Math.floor(ROUNDS * 0.99)],
    };
  });
}
