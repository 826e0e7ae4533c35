import { foldText } from '../text/fold-text.ts';
import type { ArtWords, Thing } from '../words/art-words.ts';
import type { ArtConfiguration, Subject } from './art-options.ts';
import type { DetailsReading, Exclusion } from './read-details.ts';

/** How each kind of model takes exclusions. Nothing here excludes what the picture shows. */
export type SettledExclusions = {
  /** For a field of negatives. */
  tags: string[];
  /** The same exclusions, phrased as what to show instead. */
  presence: string[];
  /** Goes at the end, since it is about the whole picture: naming a thing without a replacement would invite it. */
  closing: string[];
  /** True if an exclusion cannot be a negative, because the picture shows one of its kind. */
  hasOnly: boolean;
};

const ENGLISH_TAGS: Readonly<Record<Thing, string>> = {
  people: 'people',
  text: 'text',
  background: 'busy background',
  cars: 'cars',
  clouds: 'clouds',
  colour: 'color',
  frame: 'frame',
  glasses: 'glasses',
  jewellery: 'jewelry',
  hats: 'hat',
  buildings: 'buildings',
  animals: 'animals',
  birds: 'birds',
  trees: 'trees',
  snow: 'snow',
  flowers: 'flowers',
  fences: 'fence',
  smile: 'smile',
  umbrellas: 'umbrella',
  collars: 'collar',
  beards: 'beard',
  tattoos: 'tattoo',
};
/** Their replacement would be a different place than the chosen one. */
const BOUND_TO_PLACE: readonly Thing[] = ['background', 'buildings', 'trees', 'snow', 'flowers', 'fences'];
/** Their replacement is outdoors. */
const OUTDOORS: readonly Thing[] = [
  'birds',
  'clouds',
  'cars',
  'buildings',
  'trees',
  'snow',
  'flowers',
  'fences',
  'umbrellas',
];
const INDOOR_SUBJECTS: readonly Subject[] = ['portrait', 'still-life', 'abstract', 'fantasy', 'sci-fi'];
const SHORTEST_CONTENT_WORD = 4;

type Source = {
  configuration: Pick<ArtConfiguration, 'subject' | 'setting'>;
  details: DetailsReading;
  words: ArtWords;
  /** True if the details are English, so that a negative can be used as typed. */
  isEnglish: boolean;
};

export function settleExclusions({ configuration, details, words, isEnglish }: Source): SettledExclusions {
  const settled: SettledExclusions = { tags: [], presence: [], closing: [], hasOnly: false };
  const add = (list: string[], text: string) => {
    if (!list.includes(text)) list.push(text);
  };
  for (const exclusion of details.exclusions) {
    const { typed } = exclusion;
    const thing = onAnimals(exclusion.thing, configuration);
    if (isShown(exclusion, configuration, details)) {
      settled.hasOnly = true;
      add(settled.closing, words.presence.other);
      continue;
    }
    add(settled.tags, thing === null || isEnglish ? typed : ENGLISH_TAGS[thing]);
    if (thing === 'snow' && configuration.setting === 'forest') add(settled.presence, words.presence['forest-floor']);
    else if (thing === null || isBound(thing, configuration, details)) add(settled.closing, words.presence.other);
    else add(thing === 'text' ? settled.closing : settled.presence, words.presence[thing]);
  }
  return settled;
}

/** An animal's collar is not jewelry, even if a language has one word for both. */
function onAnimals(thing: Thing | null, { subject }: Source['configuration']): Thing | null {
  return thing === 'jewellery' && subject === 'animals' ? 'collars' : thing;
}

/** True if the replacement may not suit the subject, the place or the weather. */
function isBound(thing: Thing, { subject, setting }: Source['configuration'], { lights }: DetailsReading): boolean {
  if (OUTDOORS.includes(thing) && INDOOR_SUBJECTS.includes(subject)) return true;
  if (thing === 'flowers' && subject !== 'landscape' && subject !== 'nature') return true;
  if (thing === 'umbrellas') return setting === 'underwater' || setting === 'space';
  if (thing === 'clouds') {
    return setting === 'underwater' || lights.some((kind) => kind === 'fog' || kind === 'wet' || kind === 'snow');
  }
  return setting !== 'none' && BOUND_TO_PLACE.includes(thing);
}

/** "An owl, no other birds": the negative `birds` would remove the owl. */
function isShown(
  { typed, thing }: Exclusion,
  { subject }: Pick<ArtConfiguration, 'subject'>,
  { things, body, hasQuotes }: DetailsReading,
): boolean {
  if (thing === 'animals' && subject === 'animals') return true;
  if (thing === 'people' && subject === 'portrait') return true;
  // a letter that someone reads is not lettering
  if (thing === 'text') return hasQuotes;
  if (thing !== null && things.includes(thing)) return true;
  const shown = new Set(stemsOf(body));
  const excluded = stemsOf(typed);
  return excluded.length > 0 && excluded.every((stem) => shown.has(stem));
}

/** Content words without the plural `s`. */
export function stemsOf(text: string): string[] {
  const words = foldText(text).text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= SHORTEST_CONTENT_WORD).map((word) => word.replace(/s$/, ''));
}
