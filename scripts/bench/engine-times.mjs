import { writeTextPrompt } from '@wordlamp/engine';
import { TEXT_PACKS } from '@wordlamp/engine/all-packs';

const SENTENCES =
  'Write a launch email for a ceramic studio that opens its first shop in Lisbon on 14 March. Keep it warm and short, with one clear call to action. ' +
  'Our readers are neighbours and past customers who know the workshop but not the new address near the river. Mention the free glazing class at 10:00, ' +
  'the ten percent discount for members until Sunday, and that dogs are welcome. Do not mention the old shop, and avoid jargon about clay and kilns. ' +
  'The sender is Marta from the studio, who answers every message herself within a day. '.repeat(6);

/**
 * @param {readonly number[]} sizes words in the idea
 * @returns {{ words: number, microseconds: number }[]} mean time per prompt after warm-up, each idea a different one
 */
export function engineTimes(sizes) {
  return sizes.map((words) => {
    const idea = SENTENCES.split(' ').slice(0, words).join(' ');
    const rounds = 5000;
    for (let i = 0; i < rounds; i++) writeTextPrompt({ idea: `${idea} ${i}` }, TEXT_PACKS);
    const started = performance.now();
    for (let i = 0; i < rounds; i++) writeTextPrompt({ idea: `${idea} ${i}` }, TEXT_PACKS);
    return { words, microseconds: (1000 * (performance.now() - started)) / rounds };
  });
}
