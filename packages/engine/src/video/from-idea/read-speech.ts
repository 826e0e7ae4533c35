import type { Hit } from '../../reading/lexicon-of.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place, type Quotation } from '../../reading/span.ts';
import { formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { plainVerbs } from './plain-verbs.ts';
import { technicalField } from './technical-field.ts';

const MAX_WORDS_BETWEEN = 6;
const MAX_SILENT_WORDS = 6;
/** A single word after a verb of saying may be reported speech ("says goodbye"). */
const MIN_LINE_WORDS = 2;
const MAX_LINE_WORDS = 12;

/** The spoken quotations: next to a verb of saying, or after a colon. */
export function spokenIn(reading: IdeaReading, piece: Place): Quotation[] {
  const quotes = reading.quotations.filter((quotation) => overlaps(quotation, piece));
  if (quotes.length === 0) return [];
  const carriers = hitsIn(reading, piece, ['video.lettering', 'video.bearer']);
  const saying = hitsIn(reading, piece, ['video.saying', 'video.quoting']);
  // "A sign says": the text is written, not spoken.
  const isWritten = (verb: Place) =>
    carriers.some(
      (hit) =>
        overlaps(hit, verb) ||
        (hit.end <= verb.start && countWords(textOf(reading, { start: hit.end, end: verb.start })) <= 1),
    );
  // "A shop called "Rosie"".
  const isName = (verb: Place) => reading.hits.some((hit) => hit.group === 'harmless' && overlaps(hit, verb));
  const speaking = saying.filter((verb) => !isWritten(verb) && !isName(verb));
  // Lettering that is spoken of behind the last line is no carrier of it.
  const ahead = { start: piece.start, end: quotes.at(-1)?.end ?? piece.end };
  if (speaking.length === 0 && (saying.length > 0 || hasHit(reading, ahead, ['video.lettering']))) return [];
  const announces = (verb: Hit, quote: Place) =>
    verb.group === 'video.quoting'
      ? verb.end <= quote.start && /^\s*,?\s*$/u.test(reading.visible.slice(verb.end, quote.start))
      : isNear(reading, verb, quote);
  return quotes.filter(
    (quote) =>
      labelOf(reading, piece, quote) !== null ||
      isAnnounced(reading, piece, quote.start) ||
      speaking.some((verb) => announces(verb, quote)),
  );
}

/**
 * `line` includes how it is said. `isVoice`: the speaker is heard and not seen. `isAll`: the label and the line are the
 * whole clause.
 */
export type LineLabel = { place: Place; line: Place; isVoice: boolean; isAll: boolean };

const MAX_MANNER_WORDS = 6;

/** "Dialogue: "…"", "セリフ「…」": the label directly before a line. */
export function labelOf(reading: IdeaReading, piece: Place, quote: Place): LineLabel | null {
  const label = hitsIn(reading, { start: piece.start, end: quote.start }, ['video.lineLabel', 'video.voiceLabel'])
    .filter(({ end }) => IS.test(reading.visible.slice(end, quote.start)))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (label === undefined) return null;
  const lead = part(reading, piece.start, label.start);
  const isFirst = lead === null || withoutEdges(reading, lead, SMALL) === null;
  const rest = part(reading, quote.end, piece.end);
  const isManner =
    rest === null || (countWords(textOf(reading, rest)) <= MAX_MANNER_WORDS && plainVerbs(reading, rest).length === 0);
  return {
    place: { start: label.start, end: label.end },
    line: { start: quote.start, end: rest?.end ?? quote.end },
    isVoice: label.group === 'video.voiceLabel',
    isAll: isFirst && isManner,
  };
}

/** A colon, a particle or "is" between a label and its line. */
const IS = /^\s*[:：=]?\s*(?:\p{L}{1,3})?\s*[:：]?\s*$/u;
const SMALL: readonly Group[] = ['video.determiner', 'joiner', 'video.beside', 'video.glue', 'video.hear'];

/** A verb of saying in another clause belongs to something else. */
function isNear(reading: IdeaReading, verb: Place, quote: Place): boolean {
  const [first, last] = verb.start < quote.start ? [verb, quote] : [quote, verb];
  const between = reading.visible.slice(first.end, last.start);
  const clause = reading.clauses.find((one) => overlaps(one, quote));
  // A quoted name at the end of a clause is not a line of the next one.
  const isOwn = clause === undefined || part(reading, clause.start, quote.start) === null;
  if (first === quote && /^\s*[,，、،]/u.test(between) && !isOwn) return false;
  // After the line, a comma may separate it from the speaker.
  const bare = first === quote ? between.replace(/^\s*[,，、،]/u, '') : between;
  return !/[,.;!?،؛؟、。，；！？]/u.test(bare) && countWords(between) <= MAX_WORDS_BETWEEN;
}

function isAnnounced(reading: IdeaReading, piece: Place, start: number): boolean {
  return /[:：]\s?$/u.test(reading.visible.slice(Math.max(piece.start, start - 3), start)) && start > piece.start;
}

/** A line without quotation marks: after a verb of saying and a colon, up to the end of a sentence. */
function announcedIn(reading: IdeaReading, piece: Place): Place[] {
  if (textOf(reading, piece).includes('¤')) return [];
  const colon = textOf(reading, piece).search(/[:：]/u);
  const said = hitsIn(reading, piece, ['video.saying']).find(
    ({ end }) => colon >= 0 && end <= piece.start + colon && part(reading, end, piece.start + colon) === null,
  );
  const line = said === undefined ? null : part(reading, piece.start + colon, piece.end);
  const isEnd = /^(?:\s*$|[.!?;。！？；\n])/u.test(reading.visible.slice(piece.end, piece.end + 3));
  return line === null || !isEnd ? [] : [{ start: line.start, end: piece.end }];
}

/** Words that make the rest of a clause more than a line. */
const BESIDE_LINE: readonly Group[] = [
  'video.gaze',
  'video.toward',
  'video.then',
  'video.when',
  'video.camera',
  'video.beside',
  'video.lettering',
  'video.sound',
  'exclude',
  'excludeAfter',
  'contrast',
];

/** "Says happy birthday grandma": the rest of a clause that closes its sentence, if it can only be a line. */
function saidIn(reading: IdeaReading, piece: Place): Place[] {
  if (/[¤:：]/u.test(textOf(reading, piece)) || hasHit(reading, piece, ['video.lettering', 'video.silent'])) return [];
  const [said, ...others] = hitsIn(reading, piece, ['video.says']);
  const line = said === undefined || others.length > 0 ? null : part(reading, said.end, piece.end);
  if (said === undefined || line === null || isDenied(reading, piece, said)) return [];
  const words = countWords(textOf(reading, line));
  const isShort = words >= MIN_LINE_WORDS && words <= MAX_LINE_WORDS;
  const isFirst = part(reading, piece.start, said.start) === null;
  const isOpen = hitsIn(reading, line, ['video.noLine']).some(({ start }) => start === line.start);
  const hasConcept = reading.concepts.some((span) => overlaps(span, line));
  const isMore = hasHit(reading, line, BESIDE_LINE) || hitsIn(reading, line, ['joiner']).some(actsBehind);
  return isShort && !isFirst && !isOpen && !hasConcept && !isMore && isLast(reading, line.end) ? [line] : [];

  function actsBehind({ end }: Place): boolean {
    return line !== null && plainVerbs(reading, { start: end, end: line.end }).length > 0;
  }
}

function isDenied(reading: IdeaReading, piece: Place, said: Place): boolean {
  return hasHit(reading, { start: piece.start, end: said.start }, ['video.negator', 'video.denial', 'exclude']);
}

/** A line may continue after a comma, unless the next part is about the film or an exclusion. */
function isLast(reading: IdeaReading, end: number): boolean {
  if (/^(?:\s*$|[.!?;。！？；\n])/u.test(reading.visible.slice(end, end + 3))) return true;
  const next = reading.clauses.find(({ start }) => start >= end);
  return (
    next !== undefined &&
    (reading.exclusions.some(({ place }) => place.start === next.start) ||
      technicalField(reading, next, false) !== null ||
      (formatAtStart(reading, next)?.end ?? 0) >= next.end)
  );
}

/** Nobody speaks, or nothing is heard at all. */
export function isMute(reading: IdeaReading, piece: Place): boolean {
  const isNamed = reading.concepts.some((span) => span.id === 'sound.no-sound' && overlaps(span, piece));
  return isSilence(reading, piece) || (isNamed && countWords(textOf(reading, piece)) <= MAX_SILENT_WORDS);
}

/** "Nobody says a word", as a separate clause. */
export function isSilence(reading: IdeaReading, piece: Place): boolean {
  const silent = hitsIn(reading, piece, ['video.silent']);
  const others = plainVerbs(reading, piece).filter((verb) => !silent.some((hit) => overlaps(hit, verb)));
  const camera = hasHit(reading, piece, ['video.camera']);
  return silent.length > 0 && others.length === 0 && !camera && countWords(textOf(reading, piece)) <= MAX_SILENT_WORDS;
}

/** All spoken lines of a clause. */
export function linesIn(reading: IdeaReading, piece: Place): Place[] {
  return [...spokenIn(reading, piece), ...announcedIn(reading, piece), ...saidIn(reading, piece)];
}
