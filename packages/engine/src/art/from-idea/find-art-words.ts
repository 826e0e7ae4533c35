import { oncePer } from '../../once-per.ts';
import type { Hit } from '../../reading/lexicon-of.ts';
import { oncePerText } from '../../reading/once-per-text.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type CueGroups, cueGroups, findGroups } from './cue-groups.ts';

const GROUPS = [
  'only',
  'colors',
  'colorWords',
  'upright',
  'sideways',
  'square',
  'squareAlone',
  'story',
  'lettering',
  'later',
  'chatter',
  'laughter',
  'reasons',
  'hypothetical',
  'remarks',
  'strict',
  'exceptions',
  'flatLight',
] as const;
type ArtGroup = (typeof GROUPS)[number];
export type ArtWord = Place & { group: ArtGroup };

/** More than any real idea has; bounds the work for hostile input. */
const MAX_WORDS = 400;

/** What the wanted part of an idea says about format, colors and lettering. */
export function findArtWords(reading: IdeaReading, words: ReadingWords): ArtWord[] {
  const found = artCuesIn(reading, words).slice(0, MAX_WORDS);
  return found.filter(
    (hit) => contains(reading.body, hit) && !reading.exclusions.some(({ place }) => overlaps(place, hit)),
  );
}

/** True if lettering is excluded. */
export function bansLettering(reading: IdeaReading, words: ReadingWords): boolean {
  return artCuesIn(reading, words).some(
    (hit) => hit.group === 'lettering' && reading.exclusions.some(({ place }) => overlaps(place, hit)),
  );
}

/** True if one of our phrases, folded, names a color. */
export function namesColor(folded: string, words: ReadingWords): boolean {
  return findGroups(lexiconOf(words), folded).some(({ group }) => group === 'colors');
}

/** The same words in the whole text, including exclusions. */
export const artCuesIn: (reading: Pick<IdeaReading, 'folded' | 'visible'>, words: ReadingWords) => readonly ArtWord[] =
  oncePerText((visible, words) => findGroups(lexiconOf(words), visible));

const lexiconOf = oncePer((words: ReadingWords): CueGroups<ArtGroup> => {
  const lexicon = cueGroups(GROUPS.map((group) => [group, words.art[group]] as const));
  return lexicon;
});

/** The operator of an exclusion. */
export function operatorOf(reading: IdeaReading, place: Place): Hit | undefined {
  const inside = reading.hits.filter(
    (hit) => (hit.group === 'exclude' || hit.group === 'excludeAfter') && contains(place, hit),
  );
  return inside.find(({ start }) => start === place.start) ?? inside.findLast(({ end }) => end === place.end);
}
