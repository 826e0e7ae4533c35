import { allMatches } from '../../text/all-matches.ts';
import { foldText, typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import type { Clause } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';

type FoundSubject = {
  /** The first clause without its request; null if the idea is empty. */
  subject: string | null;
  /** The purpose of the picture according to the request, before the colon that opens its description. */
  purpose: string | null;
  /** The position of its clause. */
  order: number;
};

/** How early in a text a request starts. */
const FIRST_WORDS = 24;
/** "Short video: …" */
const MAX_LABEL_CHARS = 30;
/** What may follow a final imperative: a polite ending. */
const MAX_ORDER_TAIL = 8;
/** In Japanese, the end of an imperative is written in hiragana only. */
const NAMES_SOMETHING = /(?!\p{Script=Hiragana})\p{L}/u;
const MIN_SUBJECT_CHARS = 3;

/**
 * @param from start of the subject: after a request that only specifies the look, otherwise 0; past the end if unknown
 */
export function findSubject(asked: JsonReading, clauses: readonly Clause[], from: number): FoundSubject {
  const place = clauses.findIndex(({ start }) => start >= from);
  const order = Math.max(0, place);
  const first = clauses[place];
  const second = clauses[order + 1];
  if (first === undefined) return { subject: null, purpose: null, order: 0 };
  const whole = subjectIn(asked, first);
  const purpose = second?.opensSentence === true ? purposeIn(asked, first) : null;
  // "Make a poster for our shop. A glass jar …": the content comes second.
  if (second === undefined || purpose === null) return { ...whole, order };
  return { subject: typedBetween(asked.folded, second.start, second.end).trim(), purpose, order: order + 1 };
}

/** "For our shop", if that is all that an order says. */
function purposeIn({ visible, folded, json }: JsonReading, { start, end }: Clause): string | null {
  const { pictureOrder, purposeLead } = jsonLexiconOf(json.words).patterns;
  const order = matchOf(pictureOrder, visible.slice(start, end));
  if (order === null || order.index > FIRST_WORDS) return null;
  const rest = typedBetween(folded, start + order.index + order[0].length, end).trim();
  return matchOf(purposeLead, foldText(rest).text) === null ? null : rest;
}

function subjectIn(asked: JsonReading, first: Clause): Pick<FoundSubject, 'subject' | 'purpose'> {
  const typed = typedBetween(asked.folded, first.start, first.end).trim();
  const folded = asked.visible.slice(first.start, first.end);
  const whole = typed === '' ? null : typed;
  // Folding keeps the length of plain letters; if it does not, the request stays in the subject.
  if (folded.length !== typed.length) return { subject: whole, purpose: null };
  const { leadIn, leadOut, pictureOrder, pictureKind, sameLook } = jsonLexiconOf(asked.json.words).patterns;
  const order = matchOf(pictureOrder, folded);
  const colon = typed.search(/:\s|：/);
  const rest = typed.slice(colon + 1).trim();
  if (colon > 0 && /\p{L}/u.test(rest)) {
    if (order !== null && order.index < FIRST_WORDS) {
      const purpose = typed.slice(Math.min(order.index + order[0].length, colon), colon).trim();
      return { subject: rest, purpose: NAMES_SOMETHING.test(purpose) ? purpose : null };
    }
    const label = asked.hits.find(
      ({ group, end }) => /^type:(?:image|video)/.test(group) && end <= first.start + colon,
    );
    const said = label === undefined ? '' : typed.slice(label.end - first.start, colon).trim();
    const isPurpose = matchOf(jsonLexiconOf(asked.json.words).patterns.purposeLead, foldText(said).text) !== null;
    if (label !== undefined && (isPurpose || colon < MAX_LABEL_CHARS)) {
      return { subject: rest, purpose: isPurpose ? said : null };
    }
  }
  const before = order === null ? '' : typed.slice(0, order.index).trim();
  const isOrderLast = order !== null && order.index + order[0].length >= folded.length - MAX_ORDER_TAIL;
  if (isOrderLast && before.length >= MIN_SUBJECT_CHARS) return { subject: before, purpose: null };
  const hasReference = asked.described !== '' && asked.described !== asked.idea;
  const lead = matchOf(leadIn, folded)?.[0].length ?? 0;
  const look = matchOf(sameLook, folded);
  const ordered = lead === 0 || hasReference ? Math.max(lead, orderEnd(folded, pictureOrder)) : lead;
  // An order may end within the words for the look: "この雰囲気" + "で".
  const start = look !== null && look.index <= ordered ? Math.max(ordered, look.index + look[0].length) : ordered;
  const end = matchOf(leadOut, folded)?.index ?? folded.length;
  const kind = matchOf(pictureKind, folded)?.index ?? start;
  const from = order === null || kind > FIRST_WORDS ? start : Math.min(start, kind);
  const subject = withoutLook(typed.slice(from, Math.max(from, end)), sameLook);
  return { subject: /\p{L}/u.test(subject) ? subject : whole, purpose: null };
}

/** The reference picture does not determine what this one shows. */
function withoutLook(typed: string, sameLook: RegExp): string {
  const folded = foldText(typed).text;
  const look = folded.length === typed.length ? matchOf(sameLook, folded) : null;
  if (look === null) return typed.trim();
  return `${typed.slice(0, look.index)}${typed.slice(look.index + look[0].length)}`.trim();
}

/**
 * The start of the requested content: after the order, and after a second one ("in this look") that follows directly.
 */
function orderEnd(folded: string, pictureOrder: RegExp): number {
  let end = 0;
  for (const { index, 0: order } of allMatches(folded, pictureOrder)) {
    if (index > (end === 0 ? FIRST_WORDS : end + 1) || !/\p{L}/u.test(folded.slice(index + order.length))) break;
    end = index + order.length;
  }
  return end;
}
