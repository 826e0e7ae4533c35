import { allMatches } from '../../text/all-matches.ts';
import { foldText, typedBetween } from '../../text/fold-text.ts';
import { QUOTATION } from '../../text/quotations.ts';
import type { RatioId } from '../../words/json-words.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { type Clause, splitClauses } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';
import { nameValues } from './name-values.ts';

/** What a description of a picture or a film says, in the words that were typed. */
export type PictureReading = {
  /** The first clause without its request; null where the idea is empty. */
  subject: string | null;
  /** For each group of cues the clauses or words that name it. */
  named: ReadonlyMap<string, readonly string[]>;
  /** Clauses that name none of the groups. */
  details: readonly string[];
  /** A focal length, and what the things of the picture stand on. */
  lens: string | null;
  surface: string | null;
  lettering: readonly { content: string; position: string }[];
  /** What the request says the picture is for, before the colon that opens its description. */
  purpose: string | null;
  /** What must not be there, without the words that deny it. */
  avoided: readonly string[];
  /** As written or by a word that stands for it; null where nothing is said. */
  ratio: string | null;
};

const RATIO: Readonly<Record<RatioId, string>> = {
  square: '1:1',
  portrait: '4:5',
  landscape: '3:2',
  tall: '9:16',
  wide: '16:9',
};
const WRITTEN_RATIO = /(?<![\d:])(\d{1,2}:\d{1,2})(?![\d:])(?!\s?(?:am|pm|h\b|uhr))/i;
const USUAL_RATIO = /^(?:1:1|[2-5]:[2-5]|16:9|9:16|21:9|9:21|16:10|10:16|2:1|1:2|3:1|1:3)$/;
/** Longer quotations are no lettering. */
const MAX_LETTERING_CHARS = 120;
/** A request stands this early in a text. */
const FIRST_WORDS = 24;
/** "Short video: …" */
const MAX_LABEL_CHARS = 30;
/** What may follow an order that stands last: a polite ending. */
const MAX_ORDER_TAIL = 8;
/** In Japanese, the end of an order is written in hiragana alone. */
const NAMES_SOMETHING = /(?!\p{Script=Hiragana})\p{L}/u;
/** "85mm", "50 mm lens". */
const LENS = /(?<![\d.,])\d{2,3}\s?mm(?![\p{L}\d])/u;
const MIN_SUBJECT_CHARS = 3;
/** A clause as short as this is about what it names; of a longer one only the word is taken. */
const MAX_CLAUSE_CHARS = 48;

/** @param prefix of the cue groups: `image:` or `video:` */
export function readPicture(asked: JsonReading, prefix: 'image:' | 'video:'): PictureReading {
  const { folded, visible, hits, idea, json } = asked;
  const { patterns } = jsonLexiconOf(json.words);
  const clauses = splitClauses(visible, []);
  const typed = ({ start, end }: Pick<Clause, 'start' | 'end'>) => typedBetween(folded, start, end).trim();
  const subject = subjectOf(asked, clauses);
  const named = new Map<string, string[]>();
  const avoidances = allMatches(visible, patterns.exclusion);
  const isAvoided = ({ start, end }: { start: number; end: number }) =>
    avoidances.some((match) => match.index < end && start < match.index + match[0].length);
  const details: string[] = [];
  let lens: string | null = null;
  const describedFrom =
    asked.described === '' || asked.described === idea
      ? Number.POSITIVE_INFINITY
      : folded.text.length - foldText(asked.described).text.length;
  clauses.forEach((clause, order) => {
    const inside = hits.filter(
      (hit) => hit.group.startsWith(prefix) && hit.start >= clause.start && hit.end <= clause.end && !isAvoided(hit),
    );
    const isWhole = order > subject.order && clause.end - clause.start <= MAX_CLAUSE_CHARS && !isAvoided(clause);
    const isFigure = prefix === 'image:' && isAboutFigure(clauses, order, inside);
    if (isFigure && details.length > 0) {
      details.push(`${details.pop()}, ${typed(clause)}`);
      return;
    }
    const { values, isSaid: isNamed } = nameValues(asked, clause, { inside, isWhole });
    for (const { name, value } of values) named.set(name, [...new Set([...(named.get(name) ?? []), value])]);
    const text = visible.slice(clause.start, clause.end);
    const isSetting = hits.some(
      ({ group, start, end }) => group.startsWith('ratio:') && start >= clause.start && end <= clause.end,
    );
    const isSize = isSetting || WRITTEN_RATIO.test(text) || text.search(patterns.seconds) === 0;
    const isLens = prefix === 'image:' && isWhole && !isNamed && LENS.test(text);
    if (isLens) lens ??= typed(clause);
    const isReference = clause.start >= describedFrom;
    const isSaid = isSize || isLens || isReference || isNamed || isAvoided(clause) || order <= subject.order;
    if (!isSaid && typed(clause) !== '') details.push(typed(clause));
  });
  return {
    subject: subject.subject,
    purpose: subject.purpose,
    named,
    details,
    lens,
    surface: surfaceIn(asked, subject.subject ?? ''),
    lettering: letteringIn(idea, patterns.letteringPlace),
    avoided: avoidances.flatMap(({ indices }) =>
      indices?.[1] === undefined ? [] : thingsIn(typedBetween(folded, ...indices[1]), patterns),
    ),
    ratio: ratioOf(asked),
  };
}

/** What a reference shows its subject on; where the subject says it, it is said. */
function surfaceIn({ visible, folded, json }: JsonReading, subject: string): string | null {
  const span = matchOf(jsonLexiconOf(json.words).patterns.surface, visible)?.indices?.[1];
  const surface = span === undefined ? '' : typedBetween(folded, ...span).trim();
  return surface === '' || subject.includes(surface) ? null : surface;
}

type Patterns = ReturnType<typeof jsonLexiconOf>['patterns'];

/** "Seen from behind" after what someone does is about that figure, and not about the camera. */
function isAboutFigure(clauses: readonly Clause[], order: number, inside: readonly { group: string }[]): boolean {
  const clause = clauses[order];
  if (clause === undefined || !clause.isAfterComma || clause.opensSentence) return false;
  const opening = clauses.findLastIndex((other, place) => place < order && other.opensSentence);
  return opening > 0 && inside.length > 0 && inside.every(({ group }) => group === 'image:viewpoint');
}

function letteringIn(idea: string, place: RegExp): PictureReading['lettering'] {
  return allMatches(idea, QUOTATION).flatMap(({ index, 0: quotation }) => {
    const content = quotation.slice(1, -1).trim();
    if (content === '' || content.length > MAX_LETTERING_CHARS) return [];
    const after = idea.slice(index + quotation.length).trimStart();
    const found = matchOf(place, foldText(after).text)?.[0].trimEnd() ?? '';
    return [{ content, position: after.slice(0, found.length) }];
  });
}

/** "No text nor logos" are two things; "visible" is no part of either. */
function thingsIn(typed: string, { denialJoiner, avoidTail }: Patterns): string[] {
  return typed
    .split(new RegExp(denialJoiner.source, 'iu'))
    .map((thing) => {
      const tail = matchOf(avoidTail, foldText(thing.trim()).text);
      return tail === null ? thing.trim() : thing.trim().slice(0, tail.index);
    })
    .filter((thing) => thing !== '');
}

/** @returns beside the subject, the place of its clause */
function subjectOf(
  asked: JsonReading,
  clauses: readonly Clause[],
): Pick<PictureReading, 'subject' | 'purpose'> & { order: number } {
  const [first, second] = clauses;
  if (first === undefined) return { subject: null, purpose: null, order: 0 };
  const whole = subjectIn(asked, first);
  const purpose = second?.opensSentence === true ? purposeIn(asked, first) : null;
  // "Make a poster for our shop. A glass jar …": what is shown comes second.
  if (second === undefined || purpose === null) return { ...whole, order: 0 };
  return { subject: typedBetween(asked.folded, second.start, second.end).trim(), purpose, order: 1 };
}

/** "For our shop", where that is all that an order says. */
function purposeIn({ visible, folded, json }: JsonReading, { start, end }: Clause): string | null {
  const { pictureOrder, purposeLead } = jsonLexiconOf(json.words).patterns;
  const order = matchOf(pictureOrder, visible.slice(start, end));
  if (order === null || order.index > FIRST_WORDS) return null;
  const rest = typedBetween(folded, start + order.index + order[0].length, end).trim();
  return matchOf(purposeLead, foldText(rest).text) === null ? null : rest;
}

function subjectIn(asked: JsonReading, first: Clause): Pick<PictureReading, 'subject' | 'purpose'> {
  const typed = typedBetween(asked.folded, first.start, first.end).trim();
  const folded = asked.visible.slice(first.start, first.end);
  const whole = typed === '' ? null : typed;
  // Folding keeps the length of plain letters; where it does not, the request stays in the subject.
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

/** Which picture is followed says nothing of what this one shows. */
function withoutLook(typed: string, sameLook: RegExp): string {
  const folded = foldText(typed).text;
  const look = folded.length === typed.length ? matchOf(sameLook, folded) : null;
  if (look === null) return typed.trim();
  return `${typed.slice(0, look.index)}${typed.slice(look.index + look[0].length)}`.trim();
}

/** Where what is ordered begins: after the order, and after a second one ("in this look") that follows at once. */
function orderEnd(folded: string, pictureOrder: RegExp): number {
  let end = 0;
  for (const { index, 0: order } of allMatches(folded, pictureOrder)) {
    if (index > (end === 0 ? FIRST_WORDS : end + 1) || !/\p{L}/u.test(folded.slice(index + order.length))) break;
    end = index + order.length;
  }
  return end;
}

function ratioOf({ hits, visible }: JsonReading): string | null {
  const written = WRITTEN_RATIO.exec(visible)?.[1];
  if (written !== undefined && USUAL_RATIO.test(written)) return written;
  const ratios = hits.filter(({ group }) => group.startsWith('ratio:'));
  // Of cues that begin alike the longer one is meant: "wallpaper" is wide, "wallpaper for my phone" is high.
  const [hit] = ratios.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return hit === undefined ? null : RATIO[hit.group.slice('ratio:'.length) as RatioId];
}
