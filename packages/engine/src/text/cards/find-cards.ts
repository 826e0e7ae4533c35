import { countWords } from '../../count-words.ts';
import type { LanguageCode } from '../../languages.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import {
  type FormId,
  fitsForm,
  isAdvice,
  isList,
  isMatter,
  QUIET_FORMS,
  SUBJECT_IDS,
  type SubjectId,
} from './card-ids.ts';
import { findCardHits, findMarks } from './card-lexicon.ts';
import type { CardWords } from './card-words.ts';
import { chooseForm } from './choose-form.ts';
import { findRules, type RuleSource } from './find-rules.ts';
import type { EdgeId, RuleId } from './rule-ids.ts';

export type Cards = {
  form: FormId | null;
  subject: SubjectId | null;
  rules: RuleId[];
  /** The form's word says too little about the result for the form's lines. */
  isQuiet: boolean;
  /** The idea rules out everything but what it names. */
  isOnly: boolean;
  /** It says that a text to somebody is to be written ("I have to write to my landlord"). */
  isWriting: boolean;
  /** It measures the text, in whatever way. */
  isMeasured: boolean;
  /** The writer wants something in addition to the text ("explain it to me"). */
  hasAside: boolean;
};

/** The parts of an idea that decide which cards fire. */
export type CardSource = Pick<RuleSource, 'spoken' | 'visible' | 'slots' | 'hasQuotation'> & { isQuestion: boolean };

export type FormChoices = {
  language: LanguageCode;
  patterns: SlotPatterns;
  /** Chosen by hand; takes precedence over the idea. */
  chosen: FormId | null;
  /** That of the job; used if the idea names none. */
  likely: FormId | null;
  /** The job is a text for a recipient, of any form. */
  isToSomebody?: boolean;
};

/** The form and the subject that an idea names, and the rules that apply to it. */
export function findCards(source: CardSource, words: CardWords, choices: FormChoices): Cards {
  const { spoken, visible, isQuestion } = source;
  const { patterns, language, chosen } = choices;
  const hits = findCardHits(visible, words);
  // "Without gluten" excludes the thing, and is what the rule is about.
  const marks = findMarks(spoken, words);
  const vetoed = new Set(hits.filter(({ isVeto }) => isVeto).map(({ kind, id }) => `${kind}.${id}`));
  const wanted = hits.filter(({ kind, id }) => !vetoed.has(`${kind}.${id}`));
  // A look-alike of the form ("PE lessons" in a note of absence) is one of the job, too.
  const likely = vetoed.has(`form.${choices.likely}`) ? null : choices.likely;
  const asked = chooseForm(wanted, { visible, marks, patterns, language }, likely);
  const named = wanted.filter((hit) => hit.kind === 'subject');
  const subjectsIn = ({ start, end }: { start: number; end: number }) => {
    const ids = new Set(named.filter((hit) => hit.start >= start && hit.start < end).map(({ id }) => id));
    return SUBJECT_IDS.filter((id) => ids.has(id));
  };
  const subjects = subjectsIn({ start: 0, end: visible.length });
  // A question without a named form wants a way or an answer.
  const isShort = visible.trim().split(/\s+/).length <= QUESTION_WORDS;
  const says = (edge: EdgeId) => marks.some(({ kind, id }) => kind === 'edge' && id === edge);
  const isWriting = says('writes') && !/[?？؟]/u.test(visible);
  // "What do I write in the guest book" wants the words, and no answer about them.
  const sought = says('asksText') ? 'short-text' : patterns.howTo.test(visible) ? 'how-to' : 'answer';
  const told = asked.form ?? (isQuestion && isShort && !isWriting ? sought : null);
  // "I have to write to the janitor that the light flickers" wants no advice about lights.
  const form = chosen ?? (isWriting && told !== null && isMatter(told) ? null : told);
  const { start, end } = asked.asking;
  const hasOwnMatter = visible.slice(start, end).trim().split(/\s+/).length > NAME_WORDS;
  const found =
    form === null ? subjectAlone(subjects) : subjectWith(form, subjectsIn(asked.asking), subjects, hasOwnMatter);
  const rules = findRules({ ...source, form, isPair: chosen === null && asked.isPair, marks, patterns });
  // A message with days and hours tells of a party, and is no wish; a label has no room for what a text would say.
  const isOther =
    (found === 'birthday' && form === 'message' && source.slots.facts.length > 1) ||
    (form === 'short-text' && says('room'));
  const isText = isWriting || (choices.isToSomebody && found !== 'difficult-talk');
  const subject = found === undefined || isOther || (isText && form === null && isAdvice(found)) ? null : found;
  const isSought = isQuestion || wanted.some((hit) => hit.id === 'how-to' && framesIdea(visible, hit));
  const isQuiet = form !== null && QUIET_FORMS.includes(form) && !(form === 'how-to' && isSought);
  return {
    form,
    subject,
    rules,
    isQuiet,
    isOnly: says('only'),
    isWriting,
    isMeasured: says('measure') || ((form === 'short-text' || form === 'notice') && says('room')),
    hasAside: says('aside'),
  };
}

/** "Tips for …", "… what can I do": elsewhere ("a note on how to sort the waste"), another thing may be wanted. */
function framesIdea(text: string, { start, end }: { start: number; end: number }): boolean {
  return countWords(text.slice(0, start)) <= MAX_FRAME_WORDS || countWords(text.slice(end)) <= MAX_FRAME_WORDS;
}

/** A few words in front of the how-to words, or behind them, are no matter of their own. */
const MAX_FRAME_WORDS = 2;

/** A longer text that ends in a question usually tells what else is wanted. */
const QUESTION_WORDS = 25;

/** Named by recipient or household member; the message ("his mother died") takes precedence. */
const NAMED_BY_READER: readonly SubjectId[] = ['repair', 'school', 'neighbor', 'work', 'love'];

/** "Message to his school, he was away since his grandmother died": to a school they are mostly told as the reason. */
const OCCASIONS: readonly SubjectId[] = ['condolence', 'get-well', 'farewell', 'wedding', 'birthday'];

/**
 * The requesting clause decides; another clause is considered unless the result is a list with its own content
 * ("packing list for a week at sea, my dog stays home").
 */
function subjectWith(
  form: FormId,
  asked: readonly SubjectId[],
  told: readonly SubjectId[],
  hasOwnMatter: boolean,
): SubjectId | undefined {
  const fits = (id: SubjectId) => fitsForm(id, form);
  const first = asked.find((id) => fits(id) && !NAMED_BY_READER.includes(id));
  const isToSchool = asked.includes('school');
  const others = (hasOwnMatter && isList(form) ? asked : told).filter((id) => !(isToSchool && OCCASIONS.includes(id)));
  return first ?? others.find(fits);
}

/** "Checklist, we move with three cats" names only the list, and then its content. */
const NAME_WORDS = 3;

/** These name a person, a place or a thing, not a task, so without a form they say nothing ("my wife wants a …"). */
const NEVER_ALONE: readonly SubjectId[] = [
  ...(['outage', 'change', 'appeal', 'welcome', 'love', 'request', 'price-change', 'follow-up'] as const),
  ...(['collecting', 'car', 'tech', 'moving', 'housing', 'cleaning', 'travel', 'hobby', 'business'] as const),
];

/** Without a form it is unclear whether a text or an answer is wanted, unless all subjects agree. */
function subjectAlone(subjects: readonly SubjectId[]): SubjectId | undefined {
  const deciding = subjects.filter((id) => !NEVER_ALONE.includes(id));
  return deciding.some(isAdvice) && !deciding.every(isAdvice) ? undefined : deciding[0];
}
