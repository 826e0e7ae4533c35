import type { Thing } from '../words/art-words.ts';
import { likelyFaults } from './art-facts.ts';
import type { ArtConfiguration } from './art-options.ts';
import type { DetailsReading, Exclusion } from './read-details.ts';

const MAX_TAGS = 20;
const THING_TAGS: Readonly<Record<Thing, string>> = {
  people: 'people',
  text: 'text',
  background: 'busy background',
  cars: 'cars',
  clouds: 'clouds',
  colour: 'colour',
  frame: 'frame',
  glasses: 'glasses',
  jewellery: 'jewellery',
  hats: 'hat',
  buildings: 'buildings',
  animals: 'animals',
  trees: 'trees',
};
const THINGS_OF_TAGS: Readonly<Record<string, Thing>> = { people: 'people', text: 'text', letters: 'text' };

/** What Midjourney's `--no` takes: English where the thing is known, otherwise as typed. */
export function excludedTags(exclusions: readonly Exclusion[]): string[] {
  return [...new Set(exclusions.map(({ typed, thing }) => (thing === null ? typed : THING_TAGS[thing])))];
}

/** The negative prompt for Stable Diffusion. It never names what the prompt asks for. */
export function negativePrompt(configuration: ArtConfiguration, details: DetailsReading, prompt: string): string {
  const asked = new Set(prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const isAsked = (tag: string) => {
    const thing = THINGS_OF_TAGS[tag];
    if (thing === 'text' && details.hasQuotes) return true;
    if (thing !== undefined && details.things.includes(thing)) return true;
    return tag.split(' ').every((word) => asked.has(word));
  };
  const counted = details.hasCount ? ['duplicates'] : [];
  const wanted = excludedTags(details.exclusions);
  const faults = [...counted, ...likelyFaults(configuration)].filter((tag) => !isAsked(tag) && !wanted.includes(tag));
  return [...wanted, ...faults].slice(0, Math.max(MAX_TAGS, wanted.length)).join(', ');
}
