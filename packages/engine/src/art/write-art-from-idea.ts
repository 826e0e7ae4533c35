import { openCorrections, withoutDoubtful } from '../reading/find-corrections.ts';
import type { IdeaReading } from '../reading/read-idea.ts';
import { readSettled } from '../reading/settle-corrections.ts';
import type { Place } from '../reading/span.ts';
import type { ArtWords } from '../words/art-words.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { SDXL_SIZES } from './art-facts.ts';
import { ART_OPTIONS, type ArtConfiguration, type ArtField } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import { withClosingBans } from './from-idea/closing-bans.ts';
import { accentOf, colorLimitOf, saysLimitTwice } from './from-idea/color-limit.ts';
import { consequences } from './from-idea/consequences.ts';
import { type ArtWord, findArtWords } from './from-idea/find-art-words.ts';
import { findSigns } from './from-idea/find-signs.ts';
import { formatOf } from './from-idea/formats.ts';
import { isUnlettered, letteringPieces } from './from-idea/lettering.ts';
import { withMediaAlone, withoutMixedMedia } from './from-idea/media-alone.ts';
import { reasonClauses } from './from-idea/reason-clauses.ts';
import { saidText } from './from-idea/said-text.ts';
import { takeOutExclusions } from './from-idea/take-out-exclusions.ts';
import { tidyIdea } from './from-idea/tidy-idea.ts';
import { withWholeLead } from './from-idea/whole-lead.ts';

/** The user's manual choices, in addition to the idea. */
export type ArtChosen = Partial<Pick<ArtConfiguration, ArtField>>;

/** The named choices that the form has; unknown ones are omitted. */
export function artChosenOf(named: Readonly<Record<string, string>>): ArtChosen {
  const known = Object.entries(named).filter(
    ([field, choice]) => field in ART_OPTIONS && choice in ART_OPTIONS[field as ArtField],
  );
  return Object.fromEntries(known) as ArtChosen;
}

export type ArtIdeaRequest = {
  /** Not empty; must be in the language of the given words. */
  idea: string;
  chosen?: ArtChosen | undefined;
  target: ArtTarget;
  isEnglish: boolean;
};

/** Why a piece is printed: the span that states it, the choice, or the span that implies it. */
type Because =
  | { kind: 'said'; place: Place }
  | { kind: 'chosen'; field: ArtField }
  | { kind: 'follows'; from: string /** A concept or a sign. */; place: Place };
type ArtPiece = { text: string; because: Because };

export type ArtFromIdea = {
  /** Ready to paste; for Midjourney it includes the parameters. */
  prompt: string;
  /** Stable Diffusion only, and only if something is excluded. */
  negativePrompt: string | null;
  /** In pixels, if the idea names a ratio. */
  size: { width: number; height: number } | null;
  /**
   * English tags to copy along with a prompt in another language, for models trained on English captions; otherwise
   * empty.
   */
  englishTags: string;
  pieces: readonly ArtPiece[];
  reading: IdeaReading;
};

/**
 * Writes a picture prompt from the idea, the manual choices and their consequences, and nothing else: an unfilled slot
 * is left to the image model. The prompt is entirely in the language of the idea.
 */
export function writeArtFromIdea(
  { idea, chosen = {}, target, isEnglish }: ArtIdeaRequest,
  words: { reading: ReadingWords; art: ArtWords },
): ArtFromIdea {
  const settled = readSettled(tidyIdea(idea, words.reading), words.reading);
  const read = withClosingBans(withWholeLead(settled, words.reading), words.reading);
  const whole = withMediaAlone(withoutMixedMedia(read, words.art.fromIdea), words.art.fromIdea);
  const unsure = openCorrections(whole, words.reading);
  const reading = withoutDoubtful(whole, unsure);
  const found = findArtWords(reading, words.reading);
  const signs = findSigns(reading, words.art.fromIdea, unsure, words.reading.art.suffixes);
  const isTold = target === 'natural' || target === 'flux';
  // A sentence keeps its bans where they were typed: what is cut out of it leaves a hole.
  const taken = isTold ? [] : takeOutExclusions(reading, words.reading);
  const limit = takesColors(reading) ? null : colorLimitOf(reading, found, words.reading);
  const isSharp = saysLimitTwice(reading, words.reading);
  const format = formatOf(reading, found, words.reading);
  const { stop, space } = words.art.punctuation;
  const { capitals } = words.art;
  const colors = found.filter(({ group }) => group === 'colors').length;
  const follows = consequences(
    { reading, found: signs, limit, accent: accentOf(reading, found, words.art.fromIdea), isSharp, colors },
    { reading: words.reading, art: words.art.fromIdea },
  ).map(
    ({ text, id, place }): ArtPiece => ({
      text,
      because: id === 'said' ? { kind: 'said', place } : { kind: 'follows', from: id, place },
    }),
  );
  const places = taken.map(({ place }) => place);
  const all: ArtPiece[] = [
    {
      text: saidText(
        reading,
        [...places, ...laterClauses(reading, found), ...(isTold ? [] : reasonClauses(reading, words.reading))],
        words,
      ),
      because: { kind: 'said', place: reading.body },
    },
    ...chosenPieces(chosen, words.art),
    ...follows,
    ...letteringPieces(reading, words, found, signs).map(
      ({ text, place }): ArtPiece => ({ text, because: { kind: 'said', place } }),
    ),
  ];
  // Other models have a field for it, or draw what a sentence rules out.
  if (target === 'natural' && isUnlettered(reading, words.reading, found, signs)) {
    const text = words.art.fromIdea.sentences['no-lettering'];
    all.push({ text, because: { kind: 'follows', from: 'no-lettering', place: reading.body } });
  }
  const [doubt] = unsure;
  if (doubt !== undefined) all.push({ text: words.reading.takenBack.line, because: { kind: 'said', place: doubt } });
  const excluded = taken.flatMap(({ things }) => things);
  if (format !== null && format.told !== '' && target !== 'midjourney')
    all.push({ text: format.told, because: { kind: 'said', place: format.place } });
  const pieces = all.filter(({ text }) => text !== '');
  const text = pieces.map((piece) => closed(capitalized(piece.text, capitals), stop)).join(space);
  const aspect = format?.aspect ?? '';
  const size = aspect in SDXL_SIZES ? SDXL_SIZES[aspect as keyof typeof SDXL_SIZES] : null;
  const parameters = target === 'midjourney' ? midjourneyParameters(aspect, excluded) : '';
  return {
    prompt: parameters === '' ? text : `${text} ${parameters}`,
    negativePrompt: target === 'stable-diffusion' && excluded.length > 0 ? excluded.join(', ') : null,
    size: target === 'stable-diffusion' || target === 'flux' ? size : null,
    englishTags: isEnglish || target === 'natural' ? '' : englishTags(reading),
    pieces,
    reading,
  };
}

function chosenPieces(chosen: ArtChosen, words: ArtWords): ArtPiece[] {
  const names = {
    subject: (id: string) => words.subjects[id as keyof ArtWords['subjects']]?.name,
    style: (id: string) => words.styles[id as keyof ArtWords['styles']]?.manner,
    medium: (id: string) => words.media[id as keyof ArtWords['media']]?.name,
    mood: (id: string) => words.moods[id as keyof ArtWords['moods']]?.name,
    colors: (id: string) => words.palettes[id as keyof ArtWords['palettes']]?.name,
    artist: (id: string) => words.artists[id as keyof ArtWords['artists']]?.influence,
    setting: (id: string) => words.settings[id as keyof ArtWords['settings']]?.name,
  } satisfies Record<ArtField, (id: string) => string | undefined>;
  return (Object.entries(chosen) as [ArtField, string | undefined][]).flatMap(([field, id]) => {
    const text = id === undefined || id === 'none' ? undefined : names[field](id);
    return text === undefined ? [] : [{ text, because: { kind: 'chosen', field } }];
  });
}

/** A camera also captures the tones between two colors. */
function takesColors({ concepts }: IdeaReading): boolean {
  return concepts.some(({ id, state }) => state === 'asked' && /^medium\.(?:photo|film-photo|instant-photo)$/.test(id));
}

/** "Text comes later" as a separate clause: the empty area already says it. */
function laterClauses({ clauses, body }: IdeaReading, found: readonly ArtWord[]): Place[] {
  const later = clauses.filter((clause) =>
    found.some(({ group, start, end }) => group === 'later' && start === clause.start && end === clause.end),
  );
  return later.some(({ start }) => start <= body.start) ? [] : later;
}

function midjourneyParameters(aspect: string, excluded: readonly string[]): string {
  const ratio = aspect === '' ? [] : [`--ar ${aspect}`];
  const no = excluded.length === 0 ? [] : [`--no ${excluded.join(', ')}`];
  return [...ratio, ...no].join(' ');
}

/** The identities of what was found, which are English names. */
function englishTags(reading: IdeaReading): string {
  const asked = reading.concepts.filter(({ state }) => state === 'asked');
  return [...new Set(asked.map(({ id }) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')))].join(', ');
}

function fill(sentence: string, value: string): string {
  return sentence.replace(/\{\w+\}/, () => value);
}

function capitalized(text: string, capitals: Readonly<Record<string, string>>): string {
  return text.replace(/^\p{Ll}/u, (letter) => capitals[letter] ?? letter.toUpperCase());
}

function closed(text: string, stop: string): string {
  return /[.!?。！？…]["”»」』'’]?$/u.test(text) ? text : `${text}${stop}`;
}

/** As one text: the prompt, then everything that has its own field elsewhere, and the English tags. */
export function artIdeaText({ prompt, negativePrompt, size, englishTags }: ArtFromIdea, words: ReadingWords): string {
  return [
    prompt,
    ...(negativePrompt === null ? [] : [`Negative prompt: ${negativePrompt}`]),
    ...(size === null ? [] : [`Size: ${size.width}x${size.height}`]),
    ...(englishTags === '' ? [] : [fill(words.sentences['english-tags'], englishTags)]),
  ].join('\n\n');
}
