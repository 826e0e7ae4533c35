import { countWords } from '../count-words.ts';
import { type FoldedText, foldText, typedBetween } from '../text/fold-text.ts';
import type { ArtWords, Thing } from '../words/art-words.ts';
import { type AspectRatio, SDXL_SIZES } from './art-facts.ts';
import { type ArtCueHit, artLexiconOf, findArtCues } from './art-lexicon.ts';
import type { Medium, Style } from './art-options.ts';
import type { LightKind } from './light-kinds.ts';
import { blankQuotes, CLAUSE_BREAK, quotesIn, rewriteClauses } from './rewrite-clauses.ts';

/** An exclusion: as typed, with its kind if the words name one. */
export type Exclusion = { typed: string; thing: Thing | null };

/** What the free text decides, so that no table contradicts it. */
export type DetailsReading = {
  /** As typed. */
  text: string;
  /** The same without clauses that only name the format: every target gets that separately. */
  wish: string;
  /** Also without exclusions, for targets that take these separately. */
  body: string;
  exclusions: Exclusion[];
  /** `--name value` as Midjourney takes it. Not part of `text` and `body`. */
  parameters: string[];
  hasQuotes: boolean;
  /** Quotations, including their marks. */
  quoted: string[];
  /** Figures inside what is shown. */
  namesRatio: boolean;
  hasCount: boolean;
  hasLight: boolean;
  hasCamera: boolean;
  isModern: boolean;
  /** Cues for light, in no particular order. */
  lights: LightKind[];
  isMoving: boolean;
  hasColour: boolean;
  /** Color words in lower case. */
  colours: string[];
  /** The things that the named colors belong to, as typed: their clauses, if short enough. */
  coloured: string[];
  things: Thing[];
  medium: Medium | null;
  style: Style | null;
  ratio: AspectRatio | null;
};

/** Everything between a parameter and the next one is its value. */
const PARAMETER = /(?<!\S)--[a-z]+(?:(?!\s--)[^\n])*/gu;
const RATIO = /(?<![\d:.])(?:\d{1,2}:\d{1,2})(?![\d:.])/gu;

/** What may follow a stem at the end of a clause; in a script without spaces it would be a different word. */
const ENDING = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}{0,4}\s*$/u;

/** In words, as `countWords` counts them. */
const LONGEST_QUOTED_CLAUSE = 7;

export function readDetails(details: string, words: ArtWords): DetailsReading {
  const parameters = [...details.matchAll(PARAMETER)].map(([found]) => found.trim());
  const text = parameters.length === 0 ? details.trim() : details.replace(PARAMETER, '').trim();
  const wish = rewriteClauses(text, (clause) => (isFormat(clause, words) ? '' : clause));
  const { body, exclusions } = splitExclusions(wish, words);
  const quoted = quotesIn(text);
  const folded = foldText(blankQuotes(body));
  const hits = findArtCues(folded, words);
  const first = (kind: ArtCueHit['group']['kind']) => hits.find(({ group }) => group.kind === kind);
  return {
    text,
    wish,
    body,
    exclusions,
    parameters,
    namesRatio: typedRatioOf(wish) !== null,
    hasQuotes: quoted.length > 0,
    quoted,
    hasCount: artLexiconOf(words).count.test(folded.text),
    hasLight: first('light') !== undefined,
    hasCamera: first('camera') !== undefined,
    isModern: first('modern') !== undefined,
    lights: hits.flatMap(({ group }) => (group.kind === 'light' ? [group.value] : [])),
    isMoving: first('motion') !== undefined,
    hasColour: first('colour') !== undefined,
    colours: hits.flatMap(({ group, typed }) => (group.kind === 'colour' ? [typed.toLowerCase()] : [])),
    coloured: colouredClauses(body, hits),
    things: hits.flatMap(thingsOf),
    medium: (first('medium')?.group.value as Medium | undefined) ?? null, // the cues of a medium are keyed by media
    style: (first('style')?.group.value as Style | undefined) ?? null,
    ratio: typedRatioOf(text) ?? formatOf(text, words),
  };
}

/** A color word alone has lost its noun, so we quote its clause; a long clause would be repeated. */
function colouredClauses(body: string, hits: readonly ArtCueHit[]): string[] {
  const colours = hits.filter(({ group }) => group.kind === 'colour').map(({ typed }) => typed);
  const clauses = body.split(CLAUSE_BREAK).filter((_, index) => index % 2 === 0);
  const coloured = clauses.filter((clause) => colours.some((colour) => clause.includes(colour)));
  return coloured.every((clause) => countWords(clause) <= LONGEST_QUOTED_CLAUSE) ? coloured : [];
}

/** A request for a portrait names a person, and a request for an animal names one. */
function thingsOf({ group }: ArtCueHit): Thing[] {
  if (group.kind === 'thing') return [group.value];
  if (group.kind !== 'subject') return [];
  return group.value === 'portrait' ? ['people'] : group.value === 'animals' ? ['animals'] : [];
}

function splitExclusions(wish: string, words: ArtWords): { body: string; exclusions: Exclusion[] } {
  const exclusions: Exclusion[] = [];
  const body = rewriteClauses(wish, (clause, blanked) => {
    const found = findExclusion(clause, blanked, words);
    exclusions.push(...(found?.exclusions ?? []));
    return found?.kept ?? clause;
  });
  return { body, exclusions };
}

function typedRatioOf(text: string): AspectRatio | null {
  const typed = [...text.matchAll(RATIO)].map(([ratio]) => ratio as AspectRatio);
  return typed.find((ratio) => ratio in SDXL_SIZES) ?? null;
}

/** From the whole text, since a clause that only gives a format is not in the body. */
function formatOf(text: string, words: ArtWords): AspectRatio | null {
  const hits = findArtCues(foldText(blankQuotes(text)), words);
  const format = hits.find(({ group }) => group.kind === 'format')?.group.value;
  return (format as AspectRatio | undefined) ?? null; // the cues of a format are keyed by ratio
}

/** True if a clause gives the format and nothing else. A poster is more than its ratio. */
function isFormat(clause: string, words: ArtWords): boolean {
  if (typedRatioOf(clause) === clause.trim()) return true;
  const folded = foldText(clause);
  const hits = findArtCues(folded, words);
  return (
    hits.some(
      ({ group, start, end }) => group.kind === 'format' && start === 0 && ENDING.test(folded.text.slice(end)),
    ) && hits.every(({ group }) => group.kind !== 'works')
  );
}

function findExclusion(
  typed: string,
  blanked: string,
  words: ArtWords,
): { kept: string; exclusions: Exclusion[] } | null {
  const folded = foldText(blanked);
  const match = artLexiconOf(words).exclusion.exec(folded.text);
  const group = match?.indices?.slice(1).find((range) => range !== undefined);
  if (match == null || group === undefined) return null;
  const source: FoldedText = { ...folded, original: typed };
  const kept =
    typedBetween(source, 0, match.index) + typedBetween(source, match.index + match[0].length, folded.text.length);
  return { kept: kept.trimEnd(), exclusions: splitThings(source, group[0], group[1], words) };
}

function splitThings(source: FoldedText, from: number, to: number, words: ArtWords): Exclusion[] {
  const things: Exclusion[] = [];
  let start = from;
  const push = (end: number) => {
    const typed = typedBetween(source, start, end).trim();
    if (typed !== '') things.push({ typed, thing: thingOf(typed, words) });
  };
  for (const joiner of source.text.slice(from, to).matchAll(artLexiconOf(words).joiner)) {
    push(from + joiner.index);
    start = from + joiner.index + joiner[0].length;
  }
  push(to);
  return things;
}

function thingOf(typed: string, words: ArtWords): Thing | null {
  for (const { group } of findArtCues(foldText(typed), words)) if (group.kind === 'thing') return group.value;
  return null;
}
