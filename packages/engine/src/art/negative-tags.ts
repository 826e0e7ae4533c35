import type { Thing } from '../words/art-words.ts';
import { likelyFaults, WIDE_FAULTS } from './art-facts.ts';
import type { ArtConfiguration, Subject } from './art-options.ts';
import type { DetailsReading } from './read-details.ts';
import { stemsOf } from './settle-exclusions.ts';

const MAX_TAGS = 20;
/** Tags that preserve a number in the details. */
const BEYOND_COUNT: Partial<Record<Subject, string>> = { animals: 'extra animals', portrait: 'extra people' };
/** How requested lettering goes wrong. */
const LETTERING_FAULTS = ['misspelled words', 'garbled letters'];
const THINGS_OF_TAGS: Readonly<Record<string, Thing>> = { people: 'people', text: 'text', letters: 'text' };

/** The negative prompt for Stable Diffusion. `wanted` comes first, and nothing here names what the prompt asks for. */
export function negativePrompt(
  configuration: ArtConfiguration,
  details: DetailsReading,
  wanted: readonly string[],
  prompt: string,
): string {
  const asked = new Set(prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const named = new Set(stemsOf(details.body));
  const isAsked = (tag: string) => {
    const thing = THINGS_OF_TAGS[tag];
    if (thing === 'text' && details.hasQuotes) return true;
    if (thing !== undefined && details.things.includes(thing)) return true;
    if (WIDE_FAULTS.includes(tag) && details.body !== '') return true;
    return tag.split(' ').every((word) => asked.has(word)) || stemsOf(tag).some((stem) => named.has(stem));
  };
  const hues = configuration.colors === 'black-white' && !details.hasColour ? ['color'] : [];
  const beyond = details.hasCount ? (BEYOND_COUNT[configuration.subject] ?? '') : '';
  const lettering = details.hasQuotes ? LETTERING_FAULTS : [];
  const likely = [...hues, ...(beyond === '' ? [] : [beyond]), ...lettering, ...likelyFaults(configuration)];
  const faults = likely.filter((tag) => !isAsked(tag) && !wanted.includes(tag));
  return [...wanted, ...faults].slice(0, Math.max(MAX_TAGS, wanted.length)).join(', ');
}
