import { countWords } from '../../count-words.ts';
import { allMatches } from '../all-matches.ts';
import { type FoldedText, typedBetween } from '../fold-text.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import type { Span } from './find-manner.ts';

/** Abbreviations with a period inside a clause ("max. 45 min", "Gartenstr. 4", "dott. Ferri"). */
const SHORT_FORMS =
  'env|max|min|approx|aprox|etc|bzw|inkl|ggf|evtl|usw|ca|vs|apt|tel|\\p{L}*(?:str|nr)|руб|тыс|стр|кв|bkz|art|abs|vol|pag|num|dott|sig|prof|avv|geom|ing|arch|rag|[دا]|(?<!\\p{N}\\s)م';
/** Ends of clauses. A comma inside a number does not count, and scripts without spaces have no space after theirs. */
const CLAUSE_END = new RegExp(
  [
    /,(?=\s|[^\p{ASCII}])|(?<=[^\p{ASCII}]),|[;،，；。！？\n]|(?<!\p{N})、|、(?!\p{N})/u.source,
    // Exclusions are blanked, and a period may follow one.
    `(?<=\\p{L}{3}|\\s{3}|\\p{Script=Hangul}|\\p{Script=Arabic}|\\p{N}{3}|\\p{N}\\p{L}{1,2}|[%€$£)\\]"”“»¤])(?<!(?<!\\p{L})(?:${SHORT_FORMS}))\\.(?=\\s)`,
    /[!?؟](?=[\s\p{N}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|:(?=\s(?!\p{N}))|\s[–—-](?=\s)/u.source,
  ].join('|'),
  'gu',
);
/** A period after a short number may form an ordinal ("am 5. Mai"), unless a date ends there ("by May 5. Call me"). */
const AFTER_NUMBER = /(?<=(?<!\p{N})\p{N}{1,2})\.(?=\s)/gu;
/** A remark in brackets belongs to its clause. */
const BRACKETED = /\([^()\n]{0,120}\)/g;
const MAX_CLAUSE_WORDS = 14;
/** A demand or a limit in the body is quoted whole, even if it is long. */
const MAX_INSISTING_WORDS = 18;
/** "(72)" or "(2 adults)" only names or numbers the thing before it. */
const MIN_REMARK_WORDS = 3;
/** The last items of a list ("costs, noise and hassle") are not a separate clause, nor is their continuation. */
const LIST_TAIL =
  /^\s(?:\S+\s){1,2}(?:and|or|et|ou|y|und|oder|ve|veya|и|или|e(?=(?:\s\S+){1,2}\se\s))\s(?:\S+\s?){1,2}(?:(?:and|et|y|und|ve|e|и)\s.{1,60})?$/u;
/** Korean says once, after the last item of a list, that all of it is there ("두부 한 모, 신김치, 대파 있어요"). */
const EXISTING_TAIL = /^\s(?:\S*[^\s만도에은는을를]\s){1,3}(?:있|남았)\S*$/u;
const MAX_LISTED_WORDS = 4;
/** Verb endings: such a clause is not a list item. */
const VERB_END = /[고서며면데요줘음함임어아야다해돼까]$/u;
/** Marks exclusions and quotations: a separate clause, never the tail of a list of other things. */
const BLANKED = '¤';
/** Splits a clause that is too long to quote ("I ran a bar for two years and sing in a choir on Mondays"). */
const LONG_CLAUSE_JOINT =
  /(?<!\p{N})\s(?:and|et|y|und|ve|e|ed|и)\s|(?<=[았었했였겠하되있없]고|\p{Script=Hangul}(?:하며|지만))\s/gu;
const MIN_HALF_WORDS = 4;
/** The items before the last ones of a list are short too. */
const MAX_LIST_HEAD_WORDS = 3;
const MAX_HEADING_WORDS = 4;
const MIN_LISTED_THINGS = 3;
const MAX_CONSTRAINTS = 5;
/** More of them if they are this short on average. */
const MAX_SHORT_CONSTRAINTS = 7;
const SHORT_CLAUSE_WORDS = 3;
const MAX_TOTAL_WORDS = 40;
const LONG_WORDS = 40;
/** The rest of a clause around a slot that is not a constraint by itself ("keep it", "please"). */
const MAX_FRAME_WORDS = 2;
/** Models most easily drop figures, quotations and names. */
const HARD = /\p{N}|["“„«「『《]|(?<=\p{L} )\p{Lu}/u;

type Clause = { text: string; insists: boolean };
export type ConstraintInput = {
  idea: FoldedText;
  /** The folded request, with blanked quotations and exclusions. */
  visible: string;
  /** Positions that name the job: such a clause is the task itself. Empty if no job was found. */
  job: readonly Span[];
  /** Ranges that have their own line in the prompt. */
  told: readonly Span[];
  /** Independent ranges: no list continues with them. */
  apart: readonly Span[];
  exclusions: readonly string[];
  /** From the pack: words that open a clause without a request, that tie one to another, that demand. */
  patterns: Pick<SlotPatterns, 'subordinate' | 'persona' | 'conjunction' | 'insists' | 'dates'>;
};

/** The clauses of a request that limit its result, as typed, at most five, urgent and hard ones first. */
export function findConstraints({ idea, visible, job, told, apart, exclusions, patterns }: ConstraintInput): string[] {
  const pieces = spansOf(visible, { apart: [...told, ...apart], dates: patterns.dates });
  const spans = withHeadings(pieces, visible, [...job, ...told]);
  // A later clause that names the job again and insists ("just tell me which one") is a separate limit.
  const isTask = ([start, end]: Span) =>
    job.some(
      ([from, to], at) => from < end && to > start && (at === 0 || !patterns.insists.test(visible.slice(start, end))),
    ) || /[?؟]\s*$/.test(visible.slice(start, end + 1));
  // If nothing names the job, people say first what they want.
  const isLimit = job.length === 0 ? (span: Span) => span !== spans[0] && !isTask(span) : (span: Span) => !isTask(span);
  const asides = [patterns.subordinate, patterns.persona];
  const limits = spans.flatMap((span) => (isLimit(span) ? [span] : remarksIn(span, visible, idea)));
  const clauses = limits
    .flatMap((span) => halvesOf(span, visible, idea))
    .filter(([start, end]) => !asides.some((aside) => aside.test(visible.slice(start, end).trimStart())))
    .filter((clause) => !isTold(clause, visible, told))
    .map((clause) => {
      const [start, end] = withoutConjunction(clause, visible, patterns.conjunction);
      return {
        text: typedBetween(idea, start, end)
          .trim()
          .replace(/^[-–*•]\s+|[.。]$/g, ''),
        insists: patterns.insists.test(visible.slice(start, end)),
      };
    })
    .filter(
      ({ text, insists }) =>
        /[\p{L}\p{N}]/u.test(text) && countWords(text) <= (insists ? MAX_INSISTING_WORDS : MAX_CLAUSE_WORDS),
    );
  const isHard = ({ text, insists }: Clause) =>
    insists || HARD.test(text) || exclusions.some((exclusion) => text.includes(exclusion));
  // A long brief has many details; only what is easily dropped is worth a check.
  const others = countWords(visible) > LONG_WORDS ? [] : clauses.filter((clause) => !isHard(clause));
  const insisting = clauses.filter(({ insists }) => insists);
  const hard = clauses.filter((clause) => isHard(clause) && !clause.insists);
  const ranked = [...insisting, ...hard, ...others].slice(0, MAX_SHORT_CONSTRAINTS);
  const total = ranked.reduce((sum, { text }) => sum + countWords(text), 0);
  // A single one over the maximum is not worth losing.
  const isMany = ranked.length > MAX_CONSTRAINTS + 1;
  if (isMany && total > ranked.length * SHORT_CLAUSE_WORDS) ranked.splice(MAX_CONSTRAINTS);
  let words = 0;
  const chosen = ranked.filter((clause) => {
    words += countWords(clause.text);
    return words <= MAX_TOTAL_WORDS;
  });
  return clauses.filter((clause) => chosen.includes(clause)).map(({ text }) => text);
}

function halvesOf([start, end]: Span, text: string, idea: FoldedText): Span[] {
  const clause = text.slice(start, end);
  const joints = countWords(clause) > MAX_CLAUSE_WORDS ? allMatches(clause, LONG_CLAUSE_JOINT) : [];
  // Another one may only join two things ("sum it by shop and by month and put all of it in a table").
  const offCentre = ({ index }: RegExpExecArray) => Math.abs(2 * index - clause.length);
  for (const { index, 0: joint } of joints.toSorted((one, other) => offCentre(one) - offCentre(other))) {
    const [at, after] = [start + index, start + index + joint.length];
    const halves: Span[] = [
      [start, at],
      [after, end],
    ];
    // Folded, "è" (is) looks like "e" (and).
    const isTyped = typedBetween(idea, at, after).toLowerCase() === joint;
    if (isTyped && halves.every(([from, to]) => countWords(text.slice(from, to)) >= MIN_HALF_WORDS)) return halves;
  }
  return [[start, end]];
}

function withoutConjunction([start, end]: Span, text: string, conjunction: RegExp): Span {
  const clause = text.slice(start, end);
  const space = clause.length - clause.trimStart().length;
  return [start + space + (conjunction.exec(clause.trimStart())?.[0].length ?? 0), end];
}

/** A bracket next to the task is a separate limit ("for my mum (72, can't climb stairs)"). */
function remarksIn([start, end]: Span, text: string, idea: FoldedText): Span[] {
  const remarks = allMatches(text.slice(start, end), BRACKETED);
  return remarks.flatMap(({ index, 0: remark }) => {
    const inside = start + index + 1;
    const clauses = spansOf(remark.slice(1, -1), NOTHING_TOLD).map(([from, to]): Span => [inside + from, inside + to]);
    return clauses.filter(([from, to]) => countWords(typedBetween(idea, from, to)) >= MIN_REMARK_WORDS);
  });
}

/** Words that have their own line are not part of a list, and a comma inside a date ends nothing. */
type ClauseContext = { apart: readonly Span[]; dates: RegExp | null };
const NOTHING_TOLD: ClauseContext = { apart: [], dates: null };

function spansOf(text: string, { apart, dates }: ClauseContext): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const addClause = ([from, to]: Span) => {
    const before = spans.at(-1);
    const isTail =
      before !== undefined &&
      text[before[1]] === ',' &&
      isListHead(text.slice(...before)) &&
      LIST_TAIL.test(text.slice(from, to)) &&
      !text.slice(from, to).includes(BLANKED) &&
      !apart.some(([start, end]) => start < to && end > before[0]);
    if (isTail) spans[spans.length - 1] = [before[0], to];
    else spans.push([listStart(spans, [from, to], text), to]);
  };
  const open = text.replace(BRACKETED, (remark) => '¤'.repeat(remark.length));
  // Chinese separates list items with this mark and clauses with the comma; Japanese has no other comma.
  const isListMark = (mark: string) => mark === '、' && open.includes(',');
  const inDates = dates === null ? [] : allMatches(text, dates);
  const endsDate = (at: number) => inDates.some(({ index, 0: date }) => index + date.length === at);
  const isInDate = (at: number) => inDates.some(({ index, 0: date }) => index < at && at < index + date.length - 1);
  const ends = [
    ...allMatches(open, CLAUSE_END),
    ...allMatches(open, AFTER_NUMBER).filter(({ index }) => endsDate(index)),
  ];
  for (const match of ends.toSorted((one, other) => one.index - other.index)) {
    if (isListMark(match[0]) || isInDate(match.index)) continue;
    addClause([start, match.index]);
    start = match.index + match[0].length;
  }
  addClause([start, text.length]);
  return spans;
}

/** A limit with a figure ("budget 30 euros") is complete by itself. */
function isListHead(clause: string): boolean {
  return countWords(clause) <= MAX_LIST_HEAD_WORDS && !/\p{N}/u.test(clause);
}

/** Removes the list items before a clause from the spans, and returns the start of the list. */
function listStart(spans: Span[], [from, to]: Span, text: string): number {
  if (!EXISTING_TAIL.test(text.slice(from, to))) return from;
  let start = from;
  for (let before = spans.at(-1); before !== undefined; before = spans.at(-1)) {
    const thing = text.slice(...before).trim();
    if (text[before[1]] !== ',' || countWords(thing) > MAX_LISTED_WORDS || VERB_END.test(thing)) break;
    start = before[0];
    spans.pop();
  }
  return start;
}

/** A short heading and the single items after it belong together ("columns: date, shop, amount"). */
function withHeadings(spans: readonly Span[], text: string, known: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (let at = 0; at < spans.length; at += 1) {
    const [start, end] = spans[at] ?? [0, 0];
    let next = at + 1;
    const isThing = ([from, to]: Span) =>
      countWords(text.slice(from, to)) === 1 &&
      !text.slice(from, to).includes(BLANKED) &&
      text[to] !== ':' &&
      (next === at + 1 || text[from - 1] === ',');
    const isHeading =
      text[end] === ':' &&
      countWords(text.slice(start, end)) <= MAX_HEADING_WORDS &&
      !known.some(([from, to]) => from < end && to > start);
    if (isHeading) for (let thing = spans[next]; thing !== undefined && isThing(thing); thing = spans[next]) next += 1;
    // One word or two before a colon need the text after it ("tables: customers(id, name)").
    if (isHeading && countWords(text.slice(start, end)) <= MAX_FRAME_WORDS) next = Math.max(next, at + 2);
    else if (next - at <= MIN_LISTED_THINGS) next = at + 1;
    joined.push([start, spans[next - 1]?.[1] ?? end]);
    at = next - 1;
  }
  return joined;
}

/** True if a clause adds little to what is already said elsewhere. */
function isTold([start, end]: Span, text: string, told: readonly Span[]): boolean {
  let rest = text.slice(start, end);
  let isTouched = false;
  for (const [from, to] of told) {
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first >= last) continue;
    rest = rest.slice(0, first - start) + ' '.repeat(last - first) + rest.slice(last - start);
    isTouched = true;
  }
  return isTouched && countWords(rest) <= MAX_FRAME_WORDS;
}
