import type { ConceptId, ConceptKind } from '../reading/concepts.ts';
import { type IdeaReading, readIdea, typedAt } from '../reading/read-idea.ts';
import { type ConceptSpan, contains, type Place } from '../reading/span.ts';
import type { ArtWords } from '../words/art-words.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { SDXL_SIZES } from './art-facts.ts';
import { ART_OPTIONS, type ArtConfiguration, type ArtField } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';

/** What a person chose by hand, beside the idea. */
export type ArtChosen = Partial<Pick<ArtConfiguration, ArtField>>;

/** Those of some choices by name that the form has; what it does not know is left out. */
export function artChosenOf(named: Readonly<Record<string, string>>): ArtChosen {
  const known = Object.entries(named).filter(
    ([field, choice]) => field in ART_OPTIONS && choice in ART_OPTIONS[field as ArtField],
  );
  return Object.fromEntries(known) as ArtChosen;
}

export type ArtIdeaRequest = {
  /** Not empty; its language is that of the words that are handed in. */
  idea: string;
  chosen?: ArtChosen | undefined;
  target: ArtTarget;
  isEnglish: boolean;
};

/** Why a piece is printed: the span that says it, the choice, or the span that it follows from. */
type Because =
  | { kind: 'said'; place: Place }
  | { kind: 'chosen'; field: ArtField }
  | { kind: 'follows'; concept: ConceptId; place: Place };
type ArtPiece = { text: string; because: Because };

export type ArtFromIdea = {
  /** Ready to paste; for Midjourney with its parameters. */
  prompt: string;
  /** For Stable Diffusion only, and only where something is ruled out. */
  negativePrompt: string | null;
  /** In pixels, where the idea names a ratio. */
  size: { width: number; height: number } | null;
  /** Ready to copy beside a prompt that is not English, for models that were trained on English captions; else empty. */
  englishTags: string;
  pieces: readonly ArtPiece[];
  reading: IdeaReading;
};

/** The order in which consequences are told, the most telling first. */
const TOLD: readonly ConceptKind[] = [
  'medium',
  'artefact',
  'palette',
  'process',
  'light',
  'style',
  'shot',
  'angle',
  'weather',
];
/** More would be longer than what was said. */
const MAX_CONSEQUENCES = 4;

/**
 * Writes a picture prompt that says what was said, what was chosen by hand and what follows from the two, and nothing else: a
 * slot that nobody filled is left to the image model. It is in the language of the idea from end to end.
 */
export function writeArtFromIdea(
  { idea, chosen = {}, target, isEnglish }: ArtIdeaRequest,
  words: { reading: ReadingWords; art: ArtWords },
): ArtFromIdea {
  const reading = readIdea(idea, words.reading);
  const movesExclusions = target !== 'natural';
  const all: ArtPiece[] = [
    { text: saidText(reading, movesExclusions), because: { kind: 'said', place: reading.body } },
    ...chosenPieces(chosen, words.art),
    ...consequences(reading, words.reading),
    ...letteringPiece(reading, words.reading),
  ];
  const pieces = all.filter(({ text }) => text !== '');
  const excluded = reading.exclusions.flatMap(({ things }) => things.map((thing) => typedAt(reading, thing)));
  const { stop, space } = words.art.punctuation;
  const sentences = pieces.map(({ text }) => closed(capitalized(text), stop));
  const isTold = movesExclusions && excluded.length > 0 && target === 'flux';
  if (isTold) sentences.push(closed(capitalized(fill(words.reading.sentences.exclusions, excluded.join(', '))), stop));
  const text = sentences.join(space);
  const size =
    reading.aspect !== null && reading.aspect in SDXL_SIZES
      ? SDXL_SIZES[reading.aspect as keyof typeof SDXL_SIZES]
      : null;
  const parameters = target === 'midjourney' ? midjourneyParameters(reading, excluded) : '';
  return {
    prompt: parameters === '' ? text : `${text} ${parameters}`,
    negativePrompt: target === 'stable-diffusion' && excluded.length > 0 ? excluded.join(', ') : null,
    size: target === 'stable-diffusion' || target === 'flux' ? size : null,
    englishTags: isEnglish || target === 'natural' ? '' : englishTags(reading),
    pieces,
    reading,
  };
}

/** The idea as it was typed, without how the request begins; for models with a field for it, without what is ruled out. */
function saidText(reading: IdeaReading, movesExclusions: boolean): string {
  const cuts = movesExclusions ? reading.exclusions.map(({ place }) => place) : [];
  let said = '';
  let from = reading.body.start;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    said += ` ${typedAt(reading, { start: from, end: start })}`;
    from = end;
  }
  said += ` ${typedAt(reading, { start: from, end: reading.body.end })}`;
  return said
    .trim()
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/(?:[,;،、，]\s*)+(?=[,;،、，.]|$)/gu, '')
    .replace(/[\s,;.،、，。]+$/u, '');
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

function consequences(reading: IdeaReading, words: ReadingWords): ArtPiece[] {
  const told = new Set<ConceptId>();
  const pieces: ArtPiece[] = [];
  for (const kind of TOLD) {
    for (const span of reading.concepts.filter((span) => span.kind === kind && isCertain(span, reading))) {
      const { follows } = words.concepts[span.id];
      if (follows === '' || told.has(span.id) || pieces.length === MAX_CONSEQUENCES) continue;
      told.add(span.id);
      pieces.push({ text: follows, because: { kind: 'follows', concept: span.id, place: span } });
    }
  }
  return pieces;
}

/** What stands in a pasted title or beside a rival is quoted with the idea and has no consequence. */
function isCertain(span: ConceptSpan, reading: IdeaReading): boolean {
  return span.state === 'asked' && contains(reading.body, span);
}

function letteringPiece(reading: IdeaReading, words: ReadingWords): ArtPiece[] {
  const shown = reading.quotations.filter((quotation) => contains(reading.body, quotation));
  if (shown.length !== 1) return [];
  const [place] = shown;
  if (place === undefined) return [];
  const lettering = typedAt(reading, place);
  return [{ text: fill(words.sentences.lettering, lettering), because: { kind: 'said', place } }];
}

function midjourneyParameters(reading: IdeaReading, excluded: readonly string[]): string {
  const aspect = reading.aspect === null ? [] : [`--ar ${reading.aspect}`];
  const no = excluded.length === 0 ? [] : [`--no ${excluded.join(', ')}`];
  return [...aspect, ...no].join(' ');
}

/** The identities of what was found, which are English names. */
function englishTags(reading: IdeaReading): string {
  const asked = reading.concepts.filter(({ state }) => state === 'asked');
  return [...new Set(asked.map(({ id }) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')))].join(', ');
}

function fill(sentence: string, value: string): string {
  return sentence.replace(/\{\w+\}/, () => value);
}

function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function closed(text: string, stop: string): string {
  return /[.!?。！？…]["”»」]?$/u.test(text) ? text : `${text}${stop}`;
}

/** As one text: the prompt, and below it what has a field of its own elsewhere, and the English tags. */
export function artIdeaText({ prompt, negativePrompt, size, englishTags }: ArtFromIdea, words: ReadingWords): string {
  return [
    prompt,
    ...(negativePrompt === null ? [] : [`Negative prompt: ${negativePrompt}`]),
    ...(size === null ? [] : [`Size: ${size.width}x${size.height}`]),
    ...(englishTags === '' ? [] : [fill(words.sentences['english-tags'], englishTags)]),
  ].join('\n\n');
}
