import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { firstFrom, spansWithin } from '../../text/spans-within.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { splitClauses } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';

type Span = { start: number; end: number };

const LAST_WORD = /(\p{L}+)(?: \p{L}{4,6})?$/u;
const MIN_OBJECT_WORDS = 2;
const MAX_ENDING_CHARS = 7;

/** An "and" between two verbs, the second of which comes last and has its own object or recipient. */
export function innerJoiners({ visible, hits, json }: JsonReading, joiners: readonly Span[]): Span[] {
  if (json.words.verbReach !== 0) return [];
  const verbs = hits.filter(({ group }) => group.startsWith('step:'));
  const spaces = allMatches(visible, /\s/g).map(({ index }) => ({ start: index, end: index + 1 }));
  return splitClauses(visible, []).flatMap(({ start, end }) =>
    joiners.filter((joiner) => {
      if (joiner.start < start || joiner.end > end) return false;
      const before = visible.slice(start, joiner.start);
      const wordStart = spaces[firstFrom(spaces, joiner.start) - 1]?.end ?? 0;
      const closes = spansWithin(verbs, { start, end: joiner.start }).some((verb) => verb.end >= wordStart);
      const [next] = spansWithin(verbs, { start: joiner.end, end });
      const own = next === undefined ? [] : allMatches(visible.slice(joiner.end, next.start), /\S+/g);
      return before.trim() !== '' && closes && own.length >= MIN_OBJECT_WORDS;
    }),
  );
}

/** A step without its modal; its participle becomes an imperative, if the words know it. */
export function stepAction({ start, end }: Span, { folded, visible, json }: JsonReading, isPassive: boolean): string {
  const { stepLead } = jsonLexiconOf(json.words).patterns;
  const lead = matchOf(stepLead, visible.slice(start, end))?.[0].length ?? 0;
  const own = typedBetween(folded, lead < end - start ? start + lead : start, end).trim();
  const typed = /[\p{L}\p{N}]/u.test(visible.slice(end)) ? closed(own, json.words.stepEndings) : own;
  const tail = isPassive ? LAST_WORD.exec(typed) : null;
  const verb = tail === null ? undefined : orderOf(tail, typed, json.words.infinitives);
  return verb === undefined || tail === null ? typed : `${typed.slice(0, tail.index)}${verb}`;
}

/** "Collect, …" as an independent clause, by the longest ending that the words know. */
function closed(typed: string, endings: Readonly<Record<string, string>>): string {
  for (let length = Math.min(MAX_ENDING_CHARS, typed.length); length > 0; length -= 1) {
    const ending = typed.slice(-length);
    if (Object.hasOwn(endings, ending)) return `${typed.slice(0, -length)}${endings[ending]}`;
  }
  return typed;
}

/** True if a step depends on a modal, together with those after it. */
export function isLed(spans: readonly Span[], { visible, json }: JsonReading): boolean {
  const { stepLead } = jsonLexiconOf(json.words).patterns;
  return spans.some(({ start, end }) => matchOf(stepLead, visible.slice(start, end)) !== null);
}

function orderOf(
  tail: RegExpExecArray,
  typed: string,
  infinitives: Readonly<Record<string, string>>,
): string | undefined {
  const [whole, participle = ''] = tail;
  const last = /\p{L}+$/u.exec(typed)?.[0] ?? '';
  if (Object.hasOwn(infinitives, last)) return whole.slice(0, whole.length - last.length) + infinitives[last];
  return Object.hasOwn(infinitives, participle) ? infinitives[participle] : undefined;
}
