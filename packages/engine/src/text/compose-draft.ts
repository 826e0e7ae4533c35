import type { TextPack } from '../words/text-pack.ts';
import { type FormId, gapsOf, isProse } from './cards/card-ids.ts';
import { type Cards, findCards } from './cards/find-cards.ts';
import { formOfJob } from './cards/form-of-job.ts';
import type { RuleId } from './cards/rule-ids.ts';
import { describeClosing } from './describe-closing.ts';
import { describeFacts } from './describe-facts.ts';
import { describeTask } from './describe-task.ts';
import type { Draft, DraftChoices } from './draft.ts';
import { lexiconOf } from './lexicon.ts';
import { pruneLines } from './prune-lines.ts';
import type { Reading } from './read-idea.ts';
import { ruledOutStems, withoutRuledOut } from './ruled-out.ts';

/** The most telling ones; fewer, truer lines beat more. */
const MAX_REQUIREMENTS = 4;
const MAX_CHECKS = 3;
const MAX_LINES = 5;
/** With these the lines of a whole text of one form do not hold. */
const BREAKS_FORM: readonly RuleId[] = ['part', 'two-parts'];
/** Lines of the form that are printed when the subject has lines, too. */
const MAX_FORM_LINES = 2;

/**
 * Builds the prompt around the idea, which is printed as typed: the lines of its form's and subject's cards, the choices
 * made by hand, and what to do about missing facts. Never adds a form, count, structure or length of its own.
 */
export function composeDraft(reading: Reading, choices: DraftChoices): Draft {
  const { pack, variant } = choices;
  const cards = cardsFor(reading, choices);
  const { task, isLed, material } = taskFor(cards.form, reading, choices);
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
    gaps: gapsOf(cards),
    closing: [],
    isFormatFirst: variant % 2 === 1,
  };
  draft.closing = describeClosing(draft, reading, choices);
  return draft;
}

/** The verb of a job that the idea's own form contradicts would ask for another thing ("Work on this legal text: house rules …"). */
function taskFor(
  form: FormId | null,
  reading: Reading,
  choices: DraftChoices,
): Pick<Draft, 'task' | 'isLed' | 'material'> {
  const { intent, pack } = choices;
  const ofJob = formOfJob(intent);
  const isSame = form === null || ofJob === null || ofJob === form || (intent === 'email' && isProse(form));
  const told = describeTask(reading, choices, pack.intents[isSame ? intent : 'general'].brief);
  return isSame || !told.isLed ? told : { ...told, task: reading.command, isLed: false };
}

/** Another wording begins with another line. */
function rotated(lines: readonly string[], variant: number): string[] {
  const start = lines.length === 0 ? 0 : variant % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}

/** A job chosen by hand goes before the form that the idea names, and that before the job that was read. */
function cardsFor(reading: Reading, { pack, language, ideaLanguage }: DraftChoices): Cards {
  const { spoken, visible, slots, hasQuotation, shape, job, choices, material } = reading;
  const chosen = choices.intent === undefined ? null : formOfJob(choices.intent);
  if (pack.cards === undefined || ideaLanguage !== language) return { form: chosen, subject: null, rules: [] };
  const isKnown = (job.isCertain || material !== null) && job.intent !== 'email'; // a mail is hardly ever called by its form
  const source = { spoken, visible, slots, hasQuotation, isQuestion: shape === 'question' };
  return findCards(source, pack.cards, {
    language,
    patterns: lexiconOf(pack).patterns,
    chosen,
    likely: isKnown ? formOfJob(job.intent) : null,
  });
}

/** What is particular to the subject goes before what every text of the form needs; nothing that the idea rules out. */
function adviceOf({ form, subject }: Cards, { slots }: Reading, pack: TextPack): string[] {
  const usual = form === null ? [] : (pack.cards?.forms[form].lines ?? []);
  const particular = subject === null ? [] : (pack.cards?.subjects[subject].lines ?? []);
  const lines = [...particular, ...(subject === null ? usual : usual.slice(0, MAX_FORM_LINES))];
  return withoutRuledOut(lines, ruledOutStems(slots.exclusions, lexiconOf(pack).patterns));
}
