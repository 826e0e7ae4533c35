import type { LanguageCode } from '../../languages.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import { type FormId, fitsForm, isAdvice, SUBJECT_IDS, type SubjectId } from './card-ids.ts';
import { findCardHits, findMarks } from './card-lexicon.ts';
import type { CardWords } from './card-words.ts';
import { chooseForm } from './choose-form.ts';
import { findRules, type RuleSource } from './find-rules.ts';
import type { RuleId } from './rule-ids.ts';

export type Cards = { form: FormId | null; subject: SubjectId | null; rules: RuleId[] };

/** What of an idea decides which cards fire. */
export type CardSource = Pick<RuleSource, 'spoken' | 'visible' | 'slots' | 'hasQuotation'> & { isQuestion: boolean };

export type FormChoices = {
  language: LanguageCode;
  patterns: SlotPatterns;
  /** By hand; counts before what the idea names. */
  chosen: FormId | null;
  /** That of the job; counts where the idea names none. */
  likely: FormId | null;
};

/** The form and the subject that an idea names, and the rules that hold for it. */
export function findCards(source: CardSource, words: CardWords, choices: FormChoices): Cards {
  const { spoken, visible, isQuestion } = source;
  const { patterns, language, chosen, likely } = choices;
  const hits = findCardHits(visible, words);
  // "Without gluten" rules the thing out, and says what the rule is about.
  const marks = findMarks(spoken, words);
  const vetoed = new Set(hits.filter(({ isVeto }) => isVeto).map(({ kind, id }) => `${kind}.${id}`));
  const wanted = hits.filter(({ kind, id }) => !vetoed.has(`${kind}.${id}`));
  const asked = chooseForm(wanted, { visible, marks, patterns, language }, likely);
  const named = new Set(wanted.filter(({ kind }) => kind === 'subject').map(({ id }) => id));
  const subjects = SUBJECT_IDS.filter((id) => named.has(id));
  // A question for which no form is named wants its answer.
  const form = chosen ?? asked.form ?? (isQuestion ? 'answer' : null);
  const subject = (form === null ? subjectAlone(subjects) : subjects.find((id) => fitsForm(id, form))) ?? null;
  const rules = findRules({ ...source, form, isPair: chosen === null && asked.isPair, marks, patterns });
  return { form, subject, rules };
}

/** These name somebody, a place or a thing, not what is to be done, so they say nothing without a form ("my wife wants a …"). */
const NEVER_ALONE: readonly SubjectId[] = [
  ...(['outage', 'change', 'appeal', 'welcome', 'love', 'request', 'delay', 'price-change', 'follow-up'] as const),
  ...(['collecting', 'car', 'tech', 'moving', 'housing', 'cleaning', 'travel', 'hobby'] as const),
];

/** Without a form it is uncertain whether a text or an answer is wanted, unless all subjects agree. */
function subjectAlone(subjects: readonly SubjectId[]): SubjectId | undefined {
  const deciding = subjects.filter((id) => !NEVER_ALONE.includes(id));
  return deciding.some(isAdvice) && !deciding.every(isAdvice) ? undefined : deciding[0];
}
