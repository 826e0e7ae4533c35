import { type Check, checkOf } from '../check.ts';
import { countWords } from '../count-words.ts';
import type { ArtWords } from '../words/art-words.ts';
import { artLexiconOf } from './art-lexicon.ts';
import type { ArtConfiguration, Setting } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import {
  ARTIST_TERMS,
  CLASHES,
  MEDIUM_TERMS,
  MOOD_GESTURES,
  STYLE_TERMS,
  SUBJECT_VIEWS,
  type Trait,
} from './art-terms.ts';
import { estimateClipTokens, lengthBand, MAX_CLIP_TOKENS } from './length-bands.ts';
import { onOneLine } from './on-one-line.ts';
import type { DetailsReading } from './read-details.ts';
import { STYLE_TAGS } from './write-tags.ts';

export type ArtCheck = Check<ArtCheckId>;
export type ArtCheckId =
  | 'choices'
  | 'details'
  | 'clashes'
  | 'one-light'
  | 'axes'
  | 'target'
  | 'negatives'
  | 'repetition'
  | 'faults'
  | 'subject-first'
  | 'length';

export type ArtCheckInput = {
  configuration: ArtConfiguration;
  target: ArtTarget;
  words: ArtWords;
  details: DetailsReading;
  /** The prompt without parameters. */
  text: string;
  /** The same with a placeholder for the user's text. */
  ownText: string;
  parameters: string;
  negativePrompt: string | null;
};
/** Both texts in lower case. */
type Seen = ArtCheckInput & { lower: string; own: string };

/** Surfaces that substitute for a medium's own terms. */
const BLACK_PAPER = ['charcoal-on-black', 'pencil-on-black', 'ink-on-black'] as const;
const FIRST_WORDS = 12;
const MIN_AXES = 4;
const RUN_WORDS = 4;
const MIDJOURNEY_PARAMETERS = /^(?:--[a-z]+(?: [^\s-]\S*(?:,? [^\s-]\S*)*)?(?: |$))+$/u;

/** Everything a program can check in an art prompt. All of it holds for every combination of choices. */
export function checkArtPrompt(input: ArtCheckInput): ArtCheck[] {
  const lower = input.text.toLowerCase();
  const own = input.ownText.toLowerCase();
  const seen: Seen = { ...input, lower, own };
  const found: Record<ArtCheckId, string[]> = {
    choices: missingChoices(seen),
    details: lostDetails(seen),
    clashes: clashingTerms(seen),
    'one-light': lightFaults(seen),
    axes: missingAxes(seen),
    target: targetFaults(seen),
    negatives: selfNegations(seen),
    repetition: repeatedRuns(seen),
    faults: own.match(new RegExp(input.words.faults, 'giu')) ?? [],
    'subject-first': isSubjectFirst(seen) ? [] : [input.text.slice(0, 80)],
    length: lengthFaults(seen),
  };
  return Object.entries(found).map(([id, faults]) => checkOf(id as ArtCheckId, faults));
}

function missingChoices({ configuration, words, lower }: Seen): string[] {
  const { subject, style, medium, mood, colors, artist, setting } = configuration;
  const families = [
    [words.subjects[subject].name],
    [words.styles[style].manner, STYLE_TAGS[style]],
    [words.media[medium].name],
    [words.moods[mood].name],
    [words.palettes[colors].name],
    ...(artist === 'none' ? [] : [[words.artists[artist].influence]]),
    ...(setting === 'none' ? [] : [placeNames(words.settings[setting])]),
  ];
  return families.filter((family) => !family.some((word) => lower.includes(word.toLowerCase()))).map(String);
}

function placeNames({ name, where, told }: ArtWords['settings'][Setting]): string[] {
  return [name, where, told];
}

function lostDetails({ details, text, target }: Seen): string[] {
  const kept = target === 'natural' && details.body !== '' ? details.wish : onOneLine(details.body);
  const isThere = text.includes(kept) || text.includes(details.body);
  return isThere ? [] : [kept];
}

function clashingTerms(seen: Seen): string[] {
  const { subject, style, medium, mood, artist } = seen.configuration;
  const { words } = seen;
  const traits: Trait[] = [
    ...traitsIn(seen.own, MEDIUM_TERMS[medium], words.media[medium].terms),
    ...traitsIn(seen.own, STYLE_TERMS[style], words.styles[style].terms),
    ...traitsIn(seen.own, SUBJECT_VIEWS[subject], words.subjects[subject].views),
    ...traitsIn(seen.own, MOOD_GESTURES[mood], words.moods[mood].gestures),
    ...(artist === 'none' ? [] : traitsIn(seen.own, ARTIST_TERMS[artist], words.artists[artist].terms)),
  ];
  return CLASHES.filter((pair) => pair.every((trait) => traits.includes(trait))).map((pair) => pair.join(' / '));
}

function traitsIn(
  text: string,
  terms: Readonly<Record<string, readonly Trait[]>>,
  words: Readonly<Record<string, string>>,
) {
  return Object.entries(terms).flatMap(([id, traits]) =>
    text.includes((words[id] ?? '').toLowerCase()) ? traits : [],
  );
}

function lightsIn({ words, own }: Seen): string[] {
  const lights = [
    ...Object.values(words.moods).flatMap(({ light, flat }) => [light, flat]),
    words.rephrased['neon-glow'],
    words.rephrased['underwater-light'],
    ...Object.values(words.named),
  ];
  return lights.filter((light) => own.includes(light.toLowerCase()));
}

function lightFaults(seen: Seen): string[] {
  const lights = lightsIn(seen);
  const isLeftToDetails = seen.details.lights.length > 0 && seen.details.lights.every((kind) => kind === 'own');
  const hasOne = lights.length === 1 || (lights.length === 0 && isLeftToDetails);
  return hasOne ? [] : [`${lights.length} lights`, ...lights];
}

function missingAxes(seen: Seen): string[] {
  const { configuration, details, words, own } = seen;
  const { subject, medium, colors, setting } = configuration;
  const has = (phrases: readonly string[]) => phrases.some((phrase) => own.includes(phrase.toLowerCase()));
  const axes = [
    details.hasLight || lightsIn(seen).length > 0,
    details.hasCamera || has([...Object.values(words.subjects[subject].views), words.artists.picasso.terms.viewpoints]),
    has([...Object.values(words.media[medium].terms), ...BLACK_PAPER.map((surface) => words.rephrased[surface])]),
    details.hasColour || has([...words.palettes[colors].colours, ...Object.values(words.hues).flat()]),
    setting !== 'none',
    has(Object.values(words.moods[configuration.mood].gestures)),
  ];
  const filled = axes.filter(Boolean).length;
  return filled >= MIN_AXES ? [] : [`${filled} axes`];
}

function targetFaults({ target, own, text, parameters, details, words }: Seen): string[] {
  if (target === 'flux') {
    const { exclusion } = artLexiconOf(words);
    return own.split(/[,.:|、，。：；،]\s*/u).filter((clause) => exclusion.test(clause));
  }
  if (target === 'stable-diffusion') {
    const tokens = estimateClipTokens(text);
    const isOurs = estimateClipTokens(details.body) < MAX_CLIP_TOKENS / 4;
    return tokens > MAX_CLIP_TOKENS && isOurs ? [`${tokens} tokens`] : [];
  }
  if (target === 'midjourney') {
    const faults = own.includes('::') || text.includes('\n') ? ['text'] : [];
    return MIDJOURNEY_PARAMETERS.test(parameters) ? faults : [...faults, parameters];
  }
  return [];
}

/** A negative must not name what the prompt asks for, or a whole category that contains it. */
function selfNegations({ negativePrompt, parameters, own, configuration, details }: Seen): string[] {
  const asked = new Set(own.match(/[\p{L}\p{N}]+/gu) ?? []);
  const tags = negativePrompt?.split(', ') ?? / --no ([^-]+)/.exec(` ${parameters}`)?.[1]?.trim().split(', ') ?? [];
  const shown = details.things.filter((thing) => thing !== 'text' || details.hasQuotes);
  const kinds: readonly string[] = [...shown, configuration.subject];
  return tags.filter((tag) => kinds.includes(tag) || tag.split(' ').every((word) => asked.has(word)));
}

function repeatedRuns({ own }: Seen): string[] {
  const repeated: string[] = [];
  const seen = new Set<string>();
  for (const clause of own.split(/[,.:;|()]/)) {
    const tokens = clause.match(/[\p{L}\p{N}'-]+/gu) ?? [];
    for (const [index, token] of tokens.entries()) {
      if (token === tokens[index + 1]) repeated.push(token);
      const run = tokens.slice(index, index + RUN_WORDS).join(' ');
      if (tokens.length - index < RUN_WORDS) continue;
      if (seen.has(run)) repeated.push(run);
      seen.add(run);
    }
  }
  return repeated;
}

function isSubjectFirst({ configuration, words, details, text, lower }: Seen): boolean {
  const starts = [details.body.toLowerCase(), words.subjects[configuration.subject].name.toLowerCase()];
  const places = starts.filter((start) => start !== '').map((start) => lower.indexOf(start));
  const openings = [
    ...words.subjects[configuration.subject].scenes.flat(),
    ...Object.values(words.settings).flatMap(({ name, told }) => [name, told]),
  ];
  // The first letter may have been capitalized by a language-specific mapping.
  const afterFirst = text.replace(/^\(/, '').slice(1);
  const isOpening = openings.some((opening) => opening !== '' && afterFirst.startsWith(opening.slice(1)));
  return isOpening || places.some((place) => place >= 0 && countWords(lower.slice(0, place)) < FIRST_WORDS);
}

function lengthFaults({ target, text, details, words }: Seen): string[] {
  const { min, max } = lengthBand(target, details, words.wordRatio);
  const count = countWords(text);
  return count >= min && count <= max ? [] : [`${count} words, not ${min} to ${max}`];
}
