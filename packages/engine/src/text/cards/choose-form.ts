import type { LanguageCode } from '../../languages.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import { carriesFacts, type FormId, isMatter, isProse } from './card-ids.ts';
import type { CardHit, MarkHit } from './card-lexicon.ts';

/** These languages put a noun after its modifiers; the others put it first. */
const HEAD_FINAL: readonly LanguageCode[] = ['ja', 'ko', 'tr'];
const CLAUSE_MARK = /[,;:.!?\n、。，；：！？،؛؟]/;
/** A comma before "and" ends a topic. */
const LIST_MARK = /[,،、，]\s?$/u;
const SENTENCE_MARK = /[;:.!?\n。；：！？؛؟]/;
/** Written without spaces; a few characters are a phrase. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** An idea that opens with a thing asks for it: "short funny poem …". */
const OPENING_WORDS = 3;
/** In front of the form in a later clause, or after words of asking that are not known ("help me with a caption"). */
const CLAUSE_OPENING_WORDS = 4;
/** If a word before or after a thing relates it to the rest. */
const REACH = { chars: 30, words: 2, spaceless: 5 };
/** Two results are adjacent; farther apart, the second is the topic of the first. */
const PAIR_CHARS = 70;
const REQUEST_CHARS = 60;
/** An idea that names more forms than that is a list of words. */
const MAX_HITS = 40;

export type FormSource = {
  /** Folded; quotations, links and exclusions are blanked. */
  visible: string;
  marks: readonly MarkHit[];
  patterns: Pick<SlotPatterns, 'request' | 'requestAfter'>;
  language: LanguageCode;
};

/**
 * The requested form. A form that is only the source ("from my slides") or a comparison counts only if the job says the
 * same.
 * @param likely the job's form; null if uncertain
 */
export function chooseForm(hits: readonly CardHit[], source: FormSource, likely: FormId | null): FormChoice {
  const forms = hits.filter(({ kind }) => kind === 'form').slice(0, MAX_HITS) as FormHit[];
  const asked = forms.filter(
    (hit) => !isTakenBack(hit, forms, source) && (hit.id === likely || !(isSide(hit, source) || isLived(hit, source))),
  );
  const isHeadFinal = HEAD_FINAL.includes(source.language);
  // "It won't turn on. I have to write to the seller": what is wrong is told, and the text is asked for.
  const texts = first(asked)?.id === 'bug' ? asked.filter(({ id }) => carriesFacts(id)) : [];
  const isAsked = (hit: FormHit) => hit.id === likely || isRequested(hit, source);
  const candidates = !isHeadFinal ? asked.filter(isAsked) : texts.length > 0 ? texts : asked;
  const best = whatIsOrdered(candidates, source);
  const chosen =
    named(best, source) ??
    named(
      asked.filter((hit) => hit.id === likely || opensClause(hit, source)),
      source,
    );
  const opening = clauseAt(source.visible, 0);
  // Another form that is only mentioned makes the job uncertain, too.
  const isDisputed = asked.some(({ id }) => id !== likely);
  if (chosen === undefined) return { form: isDisputed ? null : likely, isPair: false, asking: opening };
  if (isPicture(likely) && wordsIn(source.visible.slice(0, chosen.start)) > 1) {
    return { form: likely, isPair: false, asking: opening };
  }
  const isPair = asked.some((other) => isSecond(chosen, other, source));
  return { form: chosen.id, isPair, asking: clauseAt(source.visible, chosen.start) };
}

/**
 * "Why does my glaze crawl … want a checklist", "we have a trip to Lisbon … need a message to the host": what a verb asks
 * for says more than the question in front of it, or than what people do themselves.
 */
function whatIsOrdered(forms: readonly FormHit[], source: FormSource): readonly FormHit[] {
  const opening = first(forms);
  if (opening === undefined) return forms;
  const isTold = DONE.includes(opening.id) && opening.start > 0 && !isOrdered(opening, 0, source);
  if (!isTold && (!isMatter(opening.id) || HEAD_FINAL.includes(source.language))) return forms;
  const ordered = forms.filter(
    (hit) => (isTold ? isProse(hit.id) : !isMatter(hit.id)) && isOrdered(hit, opening.end, source),
  );
  return ordered.length > 0 ? ordered : forms;
}

/** A verb of asking precedes or follows it. */
function isOrdered({ start, end }: FormHit, from: number, { visible, patterns, language }: FormSource): boolean {
  const behind = visible.slice(end, end + REQUEST_CHARS);
  const isBehind = HEAD_FINAL.includes(language) && patterns.requestAfter.test(behind) && !REASON.test(behind);
  return isBehind || patterns.request.test(visible.slice(Math.max(from, start - REQUEST_CHARS), start));
}

/** "LINEで送るから15行以内に": how it will be sent is a reason for something else. */
const REASON = /^\S{0,4}(?:から|ので)/u;

/** Their words also name what people do or visit. */
const DONE: readonly FormId[] = ['trip', 'training', 'study', 'event', 'lesson', 'game', 'story', 'quiz', 'interview'];

/** "Picture for a notice …": the purpose of a picture is not the form of a text, unless the idea opens with it. */
function isPicture(form: FormId | null): boolean {
  return form === 'image-prompt' || form === 'video-prompt';
}

/** `isPair`: a second result of another form is also requested; `asking`: the clause that names the form. */
export type FormChoice = { form: FormId | null; isPair: boolean; asking: Place };
type Place = { start: number; end: number };

function clauseAt(text: string, at: number): Place {
  const rest = text.slice(at).search(CLAUSE_MARK);
  const before = text.slice(0, at).split(CLAUSE_MARK).at(-1) ?? '';
  return { start: at - before.length, end: rest < 0 ? text.length : at + rest };
}

type FormHit = CardHit & { kind: 'form' };

function named(forms: readonly FormHit[], { visible, language }: FormSource): FormHit | undefined {
  const opening = first(forms);
  if (opening === undefined || !HEAD_FINAL.includes(language)) return opening;
  const rest = visible.slice(opening.end).search(CLAUSE_MARK);
  const clauseEnd = rest < 0 ? visible.length : opening.end + rest;
  // Of two with the same end the longer one says more.
  return forms
    .filter(({ end }) => end <= clauseEnd)
    .toSorted((a, b) => b.end - a.end || a.start - b.start)
    .at(0);
}

/** The one with the earliest start; of several, the longest. */
function first(hits: readonly FormHit[]): FormHit | undefined {
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end).at(0);
}

/** After a verb of asking, before one that follows it, or at the start of the idea. */
function isRequested({ start, end }: FormHit, { visible, patterns }: FormSource): boolean {
  const before = visible.slice(Math.max(0, start - REQUEST_CHARS), start);
  if (patterns.request.test(before) || patterns.requestAfter.test(visible.slice(end, end + REQUEST_CHARS))) return true;
  const isOpening = start === before.length && wordsIn(before) <= OPENING_WORDS && !CLAUSE_MARK.test(before);
  return isOpening && !SPACELESS.test(before);
}

/** "…, list of questions for the doctor": a later clause asks for it; a channel is often named last ("… on WhatsApp"). */
const NAMED_ANYWHERE: readonly FormId[] = ['message', 'table', 'review-reply', 'calculation'];

function opensClause({ id, start, end }: FormHit, { visible }: FormSource): boolean {
  if (NAMED_ANYWHERE.includes(id)) return true;
  const clause = clauseAt(visible, start);
  const before = visible.slice(clause.start, start);
  if (SPACELESS.test(visible.slice(start, end))) return true;
  return wordsIn(before) <= CLAUSE_OPENING_WORDS;
}

/** Their words also name what people do or own. */
const LIVED: readonly FormId[] = ['event', 'story', 'lesson', 'game'];

/** "Excuse for the book club, I haven't finished the novel": a later clause tells of it, unless a verb asks for it. */
function isLived(hit: FormHit, source: FormSource): boolean {
  if (!LIVED.includes(hit.id) || HEAD_FINAL.includes(source.language)) return false;
  return CLAUSE_MARK.test(source.visible.slice(0, hit.start)) && !isRequested(hit, source);
}

/** "A caption no wait, a poem": a correction follows directly, and another form right after that. */
function isTakenBack(hit: FormHit, forms: readonly FormHit[], { visible, marks }: FormSource): boolean {
  const isBeside = (from: number, to: number) =>
    to >= from && to - from <= REACH.chars / 2 && wordsIn(visible.slice(from, to)) <= 2;
  return marks.some(
    ({ kind, id, start, end }) =>
      kind === 'rule' &&
      id === 'correction' &&
      isBeside(hit.end, start) &&
      forms.some((other) => other.id !== hit.id && isBeside(end, other.start)),
  );
}

function isSide(hit: FormHit, { visible, marks }: FormSource): boolean {
  return marks.some((mark) => {
    if (mark.kind !== 'edge') return false;
    if (mark.id === 'source') return mark.end <= hit.start && isNear(visible, mark.end, hit.start);
    if (mark.id !== 'sourceAfter' || mark.start < hit.end || mark.start - hit.end > REACH.chars) return false;
    const between = visible.slice(hit.end, mark.start);
    return SPACELESS.test(between) ? between.length === 1 : /^\p{L}{0,10} ?$/u.test(between);
  });
}

function isNear(text: string, from: number, to: number): boolean {
  if (to - from > REACH.chars) return false;
  const between = text.slice(from, to);
  if (CLAUSE_MARK.test(between)) return false;
  return SPACELESS.test(between) ? between.length < REACH.spaceless : wordsIn(between) <= REACH.words;
}

/** "An email to my tutor and a short text message": the second follows a joiner, and is not a topic. */
function isSecond(chosen: FormHit, other: FormHit, { visible, marks }: FormSource): boolean {
  if (chosen.id === other.id || !isProse(chosen.id) || !isProse(other.id)) return false;
  const [one, two] = chosen.start < other.start ? [chosen, other] : [other, chosen];
  if (two.start < one.end || two.start - one.end > PAIR_CHARS) return false;
  const between = visible.slice(one.end, two.start);
  if (SENTENCE_MARK.test(between)) return false;
  // If "and" is attached to a word, its cue extends into that word.
  const inside = marks.filter(({ kind, start }) => kind === 'edge' && start > one.start && start < two.start);
  return inside.some(({ id, start, end }) => {
    if (id !== 'and') return false;
    const before = visible.slice(one.end, start);
    const isTopic = inside.some((mark) => mark.id === 'about' || mark.id === 'source') && !LIST_MARK.test(before);
    if (isTopic) return false;
    if (SPACELESS.test(between)) return start - one.end < 2 && two.start - end < REACH.spaceless;
    return end >= two.start || isNear(visible, end, two.start);
  });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
