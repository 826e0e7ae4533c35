import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { spellerFor } from '../../spelling/spell.ts';
import type { ArtIdeaWords } from '../../words/art-idea-words.ts';
import type { ArtWords } from '../../words/art-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { withoutPlaces } from './take-out-exclusions.ts';
import { needsVerb } from './whole-lead.ts';

/** The request as typed, in sentences, without what is printed elsewhere and without politeness. */
export function saidText(
  reading: IdeaReading,
  taken: readonly Place[],
  words: { reading: ReadingWords; art: ArtWords },
): string {
  const { capitals, punctuation } = words.art;
  const { fromIdea } = words.art;
  const polite = withoutPlaces(reading.body, [
    ...taken,
    ...politeness(reading, words.reading),
    ...requestEnd(reading, fromIdea, words.reading),
  ]);
  const isAnythingLeft = polite.some(({ start, end }) => /[\p{L}\p{N}¤]/u.test(reading.visible.slice(start, end)));
  const parts = isAnythingLeft ? polite : withoutPlaces(reading.body, taken);
  // "Can you draw me a heron?" is nothing but a request for one.
  const isRequest = reading.body.start > 0;
  const spell = spellerFor(reading.folded.original, words.reading.spelling);
  const mend = (typed: string) => {
    const told = isRequest ? typed.replace(/\s?[?？؟]{1,9}/g, punctuation.stop) : typed;
    return spell(told.replace(/(?<!\s)\s{2,9}(?!\s)/gu, ' '));
  };
  const joined = parts.map((place) => unquoted(reading, place, mend)).join(' ');
  const quotations = reading.quotations.map((quotation) => typedAt(reading, quotation));
  const text = outside(joined, quotations, tidied);
  const dangling = fromIdea.dangling.find((part) => new RegExp(`["”»」』]${part}$`, 'u').test(text));
  const whole = dangling === undefined ? text : text.slice(0, -dangling.length);
  return whole.replace(/(?<=\p{L}{3}[.!?]\s{1,2})\p{Ll}/gu, (letter) => capitals[letter] ?? letter.toUpperCase());
}

/** What was cut leaves spaces and marks behind. French has a space before "!" and "?". */
function tidied(text: string): string {
  return text
    .replace(/(?<!\s)\s+(?=[,.、，。،؛])/gu, '')
    .replace(/(?:[,;،、，]\s*){1,20}(?=[,;،、，.。!?！？]|$)/gu, '')
    .replace(/^[\s,.;:،、，。]+/u, '')
    .replace(/([.!?。！？])(?:\s*[.,;。，、])+/gu, '$1')
    .replace(/[\s,;.،、，。]+$/u, '');
}

/** Changes a text, but not its quotations, which are to appear letter by letter. */
function outside(text: string, quotations: readonly string[], change: (text: string) => string): string {
  const masked = quotations.reduce((rest, quotation, at) => rest.replace(quotation, () => mask(at)), text);
  return quotations.reduce((rest, quotation, at) => rest.replace(mask(at), () => quotation), change(masked));
}

/** Private-use characters, which nobody types. */
const mask = (at: number) => `\uE000${String.fromCharCode(0xe001 + at)}`;

/** "Kannst du mir ein Plakat für das Fest machen, …": the verb is part of the request. */
function requestEnd(
  { body, clauses, visible }: IdeaReading,
  { request }: ArtIdeaWords,
  { art }: ReadingWords,
): Place[] {
  const lead = visible.slice(0, body.start);
  const clause = clauses.find(({ start, end }) => start <= body.start && body.start < end);
  if (clause === undefined || !request.asks.some((ask) => lead.includes(ask))) return [];
  const end = Math.min(clause.end, body.end);
  const verb = request.ends.find((one) => visible.slice(body.start, end).endsWith(` ${one}`));
  if (verb === undefined || needsVerb(visible.slice(body.start, end - verb.length), verb, art.governs)) return [];
  return [{ start: end - verb.length, end }];
}

/** The text as typed, corrected outside quotation marks. */
function unquoted(reading: IdeaReading, place: Place, mend: (typed: string) => string): string {
  const quoted = reading.quotations.filter((quotation) => contains(place, quotation));
  return [
    ...withoutPlaces(place, quoted).map((part) => ({ part, text: mend(typedAt(reading, part)) })),
    ...quoted.map((part) => ({ part, text: typedAt(reading, part) })),
  ]
    .toSorted((a, b) => a.part.start - b.part.start)
    .map(
      ({ text, part }) =>
        (/^\s/.test(reading.visible.slice(part.start)) ? ` ${text}` : text) +
        (/\s$/.test(reading.visible.slice(part.start, part.end)) ? ' ' : ''),
    )
    .join('')
    .trim();
}

/** Whole clauses of "please" or "thanks", and the end of a request at the end of a clause ("포스터 만들어줘,"). */
function politeness({ clauses, hits, body, visible }: IdeaReading, words: ReadingWords): Place[] {
  const closing = hits.filter(({ group }) => group === 'lead.out');
  return clauses.flatMap((clause) => {
    if (!contains(body, clause)) return [];
    const isSpoken = hits.some(
      ({ group, end }) => group === 'video.saying' && end < clause.start && clause.start - end <= 2,
    );
    if (!isSpoken && closing.some(({ start, end }) => start <= clause.start && end >= clause.end)) return [clause];
    const request = closing.find(
      ({ start, end }) =>
        end === clause.end &&
        start > clause.start &&
        !needsVerb(visible.slice(clause.start, start), visible.slice(start, end), words.art.governs) &&
        words.art.requests.some((part) => visible.slice(start, end).includes(part)),
    );
    return request === undefined ? [] : [{ start: request.start, end: request.end }];
  });
}
