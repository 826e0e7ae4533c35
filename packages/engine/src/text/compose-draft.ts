import { MAX_THIN_WORDS } from '../reading/thin-idea.ts';
import { spellerFor } from '../spelling/spell.ts';
import type { TextPack } from '../words/text-pack.ts';
import {
  type FormId,
  type Gaps,
  gapsOf,
  isAdvice,
  isProse,
  PURPOSES,
  QUIET_FORMS,
  READING_FORMS,
} from './cards/card-ids.ts';
import { type Cards, findCards } from './cards/find-cards.ts';
import { formOfJob } from './cards/form-of-job.ts';
import type { RuleId } from './cards/rule-ids.ts';
import { describeClosing } from './describe-closing.ts';
import { describeFacts } from './describe-facts.ts';
import { describeTask } from './describe-task.ts';
import type { Draft, DraftChoices } from './draft.ts';
import { foldText } from './fold-text.ts';
import { type IntentId, traitsOf } from './intents.ts';
import { isBrief } from './is-brief.ts';
import { lexiconOf } from './lexicon.ts';
import { pruneLines } from './prune-lines.ts';
import type { Reading } from './read-idea.ts';
import { ruledOutStems, withoutRuledOut } from './ruled-out.ts';
import { orderFor, tidyTask } from './tidy-task.ts';

/** The most important ones; fewer, more accurate lines beat more. */
const MAX_REQUIREMENTS = 4;
const MAX_CHECKS = 3;
const MAX_LINES = 5;
/** With these, lines for a whole text of one form do not apply. */
const BREAKS_FORM: readonly RuleId[] = ['part', 'two-parts'];
/** Lines of the form that are printed when the subject has lines too. */
const MAX_FORM_LINES = 2;
/** With this many lines of the subject, the second one of a form would usually repeat them in general terms. */
const MANY_SUBJECT_LINES = 2;

/**
 * Builds the prompt around the idea, which is printed as typed: the lines of its form's and subject's cards, the manual
 * choices, and how to handle missing facts. Never adds a form, count, structure or length that was not requested.
 */
export function composeDraft(reading: Reading, choices: DraftChoices): Draft {
  const { pack, variant } = choices;
  const cards = cardsFor(reading, choices);
  const { task, isLed, material } = taskFor(cards, reading, choices);
  const limits = { idea: reading.idea, lexicon: lexiconOf(pack) };
  const rules = cards.rules.flatMap((rule) => pack.cards?.rules[rule] ?? []);
  const maxLines = Math.min(MAX_REQUIREMENTS, MAX_LINES - rules.length);
  const isWhole = !cards.rules.some((rule) => BREAKS_FORM.includes(rule));
  const advice = pruneLines(adviceOf(isWhole ? cards : { ...cards, form: null }, reading, pack), {
    ...limits,
    maxLines,
  });
  const draft: Draft = {
    task,
    isLed,
    material,
    requirements: rotated(advice, variant),
    facts: describeFacts(reading, choices),
    format: '',
    checks: pruneLines(rules, { ...limits, maxLines: MAX_CHECKS }),
    form: isWhole ? cards.form : null,
    gaps: gapsFor(cards, reading, choices),
    only: isWhole && !hasMoreThanText(cards) ? withAmount(onlyFor(cards, choices), cards, reading, choices) : '',
    closing: [],
    isFormatFirst: variant % 2 === 1,
  };
  draft.closing = describeClosing(draft, reading, choices);
  return draft;
}

/**
 * If the idea's own form contradicts the job, its verb would ask for the wrong thing ("Work on this legal text: house
 * rules …").
 */
function taskFor(
  { form, subject }: Cards,
  reading: Reading,
  choices: DraftChoices,
): Pick<Draft, 'task' | 'isLed' | 'material'> {
  const { intent, pack, language } = choices;
  const ofJob = formOfJob(intent);
  const isSame = form === null || ofJob === null || ofJob === form || (intent === 'email' && isProse(form));
  const told = describeTask(reading, choices, pack.intents[isSame ? intent : 'general'].brief);
  const said = isSame || !told.isLed ? told : { ...told, task: reading.command, isLed: false };
  const { shape } = reading;
  if (reading.command === '' || !said.task.endsWith(reading.command)) return said;
  const command = spelledCommand(reading, choices);
  const spelled = { ...said, task: said.task.slice(0, -reading.command.length) + command };
  // A manually chosen job may ask for different work than the one the idea names.
  const isOwn = reading.choices.intent === undefined;
  const canLead = isOwn && shape === 'plain' && spelled.material === null;
  const order = canLead && (form !== null || isTextAlone({ form, subject })) ? orderFor(command, pack) : null;
  const saysIt = lexiconOf(pack).patterns.saysWhatToDo.test(foldText(command).text);
  const lead = canLead && !saysIt && isTextAlone({ form, subject }) ? (pack.cards?.unnamed.lead ?? '') : '';
  const led = lead === '' ? spelled : { task: `${lead}${pack.typography.colon}${command}`, isLed: true };
  const task = order === null ? led : { task: order, isLed: true };
  return { ...spelled, ...tidyTask(task, { language, shape, pack }) };
}

/** In careful spelling, unless it may contain the text that is to be worked on. */
function spelledCommand({ idea, command, material }: Reading, { intent, pack, isSpelled }: DraftChoices): string {
  const { isOperation, source } = traitsOf(intent);
  const mayHoldText = isOperation && source !== null && material === null;
  const isAsTyped = !isSpelled || mayHoldText || HOLDS_NAMES_OF_CODE.includes(intent);
  return isAsTyped || pack.reading === undefined ? command : spellerFor(idea, pack.reading.spelling)(command);
}

/** "Tabelle kunden, spalte betrag": ordinary words that are names in a program. */
const HOLDS_NAMES_OF_CODE: readonly IntentId[] = ['code_generation', 'sql', 'debugging', 'code_review'];

/** Another wording starts with another line. */
function rotated(lines: readonly string[], variant: number): string[] {
  const start = lines.length === 0 ? 0 : variant % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}

const NO_CARDS = { subject: null, rules: [], isOnly: false, isWriting: false, isMeasured: false, hasAside: false };

/** Precedence: a manually chosen job, the form that the idea names, the detected job. */
function cardsFor(reading: Reading, { pack, language, ideaLanguage }: DraftChoices): Cards {
  const { spoken, visible, slots, hasQuotation, shape, job, choices, material, clues } = reading;
  const chosen = choices.intent === undefined ? null : formOfJob(choices.intent);
  if (pack.cards === undefined || ideaLanguage !== language)
    return { ...NO_CARDS, form: chosen, isQuiet: chosen !== null && QUIET_FORMS.includes(chosen) };
  const isKnown = (job.isCertain || material !== null) && job.intent !== 'email'; // people rarely name an email's form
  // A legal question without the text of a contract wants an answer, not its clauses.
  const readsSource =
    material !== null || hasQuotation || clues.has('points-at-source') || choices.intent !== undefined;
  // "Can you write a reply to the invitation?" looks like a question, but a text to somebody is wanted.
  const isQuestion = shape === 'question' && !(job.isCertain && traitsOf(job.intent).carriesFacts);
  const source = { spoken, visible, slots, hasQuotation, isQuestion };
  return findCards(source, pack.cards, {
    language,
    patterns: lexiconOf(pack).patterns,
    chosen,
    isToSomebody: job.intent === 'email',
    likely: isKnown && (formOfJob(job.intent) !== 'legal-text' || readsSource) ? formOfJob(job.intent) : null,
  });
}

/** "Cancel gym membership": the message is known, and no form is named. */
function isTextAlone({ form, subject }: Pick<Cards, 'form' | 'subject'>): boolean {
  return form === null && subject !== null && !isAdvice(subject);
}

/** "I have to write to my landlord": a text to somebody, of whatever form. */
function isTextToSomebody({ form, isWriting }: Cards, { intent }: DraftChoices): boolean {
  return form === null && isWriting && (intent === 'general' || intent === 'email');
}

/** How the answer handles missing information. */
function gapsFor(cards: Cards, reading: Reading, choices: DraftChoices): Gaps | null {
  const { pack } = choices;
  const { isQuiet, isOnly } = cards;
  const { slots } = reading;
  if (pack.cards === undefined) return null;
  if (isOnly) return 'none';
  const gaps = isTextToSomebody(cards, choices) ? 'brackets' : gapsOf(cards);
  if (gaps === 'brackets') return isBrief(slots, lexiconOf(pack).patterns) ? 'nothing' : gaps;
  // An assumption, or silence, would treat the form as known.
  return isQuiet && !hasSource(cards.form, reading) ? 'ask' : gaps;
}

/** With a text at hand, "summary" or "code" says enough. */
function hasSource(form: FormId | null, { material, clues }: Reading): boolean {
  return material !== null || (form !== null && READING_FORMS.includes(form) && clues.has('points-at-source'));
}

/** "Only the mail" would shut out what is wanted below it in the other language, or for the writer alone. */
function hasMoreThanText({ rules, hasAside }: Cards): boolean {
  return hasAside || rules.includes('bilingual');
}

function onlyFor(found: Cards, choices: DraftChoices): string {
  const { cards } = choices.pack;
  if (found.form !== null) return cards?.forms[found.form].only ?? '';
  return isTextAlone(found) || isTextToSomebody(found, choices) ? (cards?.unnamed.only ?? '') : '';
}

/**
 * A message, a notice, a caption or a note is read at a glance; judges preferred it with an amount in 62 of 80 comparisons
 * (docs/decisions/0039-additions-that-were-compared.md). A length of the idea, in whatever words, leaves no room for ours.
 */
function withAmount(only: string, cards: Cards, { slots, material }: Reading, { pack }: DraftChoices): string {
  const amount = cards.form === null ? undefined : pack.cards?.forms[cards.form].amount;
  const isOpen = slots.length === null && slots.count === null && slots.size !== 'long' && slots.format === null;
  if (amount === undefined || material !== null || !isOpen || cards.isMeasured || cards.rules.includes('bilingual'))
    return only;
  return `${only}${only.endsWith('。') ? '' : ' '}${amount}`;
}

/** What is told in the order in which it happened, as in other letters, has no place in an invitation. */
const INVITING: Readonly<Partial<Record<FormId, number>>> = { letter: 0, email: 1 };

/**
 * Lines of the subject take precedence over those of the form. None where a word says too little, a limit leaves no room
 * or the idea rules out everything else; nothing that the idea excludes.
 */
function adviceOf({ form, subject, isQuiet, isOnly }: Cards, reading: Reading, pack: TextPack): string[] {
  const { slots, words, choices } = reading;
  const isText = form !== null && isProse(form);
  if (isText ? isBrief(slots, lexiconOf(pack).patterns) : isOnly) return [];
  const isThin = words <= MAX_THIN_WORDS;
  const isHeard = form !== null && (!isQuiet || choices.intent !== undefined || hasSource(form, reading));
  const own = isHeard ? (pack.cards?.forms[form].lines ?? []) : [];
  const usual = subject === 'invitation' && form !== null ? own.slice(0, INVITING[form] ?? own.length) : own;
  const isMeant = subject !== null && (isThin || PURPOSES.includes(subject));
  const particular = isMeant ? (pack.cards?.subjects[subject].lines ?? []) : [];
  const room = particular.length < MANY_SUBJECT_LINES ? MAX_FORM_LINES : 1;
  const lines = [...particular, ...(isMeant ? usual.slice(0, room) : usual)];
  return withoutRuledOut(lines, ruledOutStems(slots.exclusions, lexiconOf(pack).patterns));
}
