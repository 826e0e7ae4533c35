import type { TextPack } from '../words/text-pack.ts';
import type { CardWords } from './cards/card-words.ts';
import { type Cards, findCards } from './cards/find-cards.ts';
import { describeClosing } from './describe-closing.ts';
import { describeFacts } from './describe-facts.ts';
import { describeTask } from './describe-task.ts';
import type { Draft, DraftChoices } from './draft.ts';
import { lexiconOf } from './lexicon.ts';
import { holds, pickLines } from './pick-lines.ts';
import { pruneLines } from './prune-lines.ts';
import type { Reading } from './read-idea.ts';
import { ruledOutStems, withoutRuledOut } from './ruled-out.ts';
import type { Line, Scaffold } from './scaffolds/compile-scaffold.ts';
import type { Condition } from './scaffolds/scaffold-shape.ts';
import { setsMeasure } from './sets-measure.ts';

/** The most telling ones; fewer, truer lines beat more. */
const MAX_REQUIREMENTS = 4;
const MAX_CHECKS = 3;
/** Beside a subject, which says what is particular. */
const MAX_FORM_LINES = 2;

/**
 * What a prompt says beside the idea, which stands in it as it was typed: the cards of what it asks for and is about; what
 * was chosen by hand, with the lines of a job that was; what to do about what is not said. Form, count, parts and length are
 * the idea's alone.
 */
export function composeDraft(reading: Reading, choices: DraftChoices): Draft {
  const { intent, pack, language, variant } = choices;
  const { clues } = reading;
  const scaffold = scaffoldOf(choices, reading);
  const { task, isLed, material } = describeTask(reading, choices, scaffold.brief);
  const knowsJob = reading.choices.intent === intent || reading.material !== null;
  const lexicon = lexiconOf(pack);
  const limits = { idea: reading.idea, lexicon, maxPlaceholders: 0, placeholders: [] };
  const truths = (lines: readonly Line[], firstNumber = 0) =>
    knowsJob ? pickLines(lines, clues, variant, firstNumber).filter((line) => !setsMeasure(line, language)) : [];
  const cards = knowsJob ? null : cardsFor(reading, choices);
  const advice = cards === null ? truths(scaffold.requirements) : fitting(adviceOf(cards, pack.cards), reading, pack);
  const requirements = rotated(pruneLines(advice, { ...limits, maxLines: MAX_REQUIREMENTS }), variant);
  const checks = cards === null ? truths(scaffold.checks, 1) : cards.rules.map((rule) => pack.cards?.rules[rule] ?? '');
  const tied = scaffold.requirements.filter((line) => line.if !== undefined).flatMap(({ say }) => say);
  const draft: Draft = {
    role: null,
    task,
    isLed,
    material,
    requirements,
    general: requirements.filter((line) => !tied.includes(line)),
    facts: describeFacts(reading, choices),
    exact: [],
    format: '',
    checks: pruneLines(checks, { ...limits, maxLines: MAX_CHECKS }),
    form: cards?.form ?? null,
    closing: [],
    isFormatFirst: variant % 2 === 1,
  };
  draft.closing = describeClosing(draft, reading, choices);
  return draft;
}

/** @returns null where the language has no cards, or does not read the idea */
function cardsFor(
  { visible, slots, hasQuotation, shape }: Reading,
  { pack, language, ideaLanguage }: DraftChoices,
): Cards | null {
  if (pack.cards === undefined || ideaLanguage !== language) return null;
  return findCards({ visible, slots, hasQuotation, isQuestion: shape === 'question' }, pack.cards, language);
}

/** What is particular to the subject goes before what every text of the form needs. */
function adviceOf({ form, subject }: Cards, words: CardWords | undefined): readonly string[] {
  if (words === undefined) return [];
  const usual = form === null ? [] : words.forms[form].lines;
  return subject === null ? usual : [...words.subjects[subject].lines, ...usual.slice(0, MAX_FORM_LINES)];
}

/** Without the lines that ask for what the idea rules out. */
function fitting(lines: readonly string[], { slots }: Reading, pack: TextPack): string[] {
  const ruledOut = ruledOutStems(slots.exclusions, lexiconOf(pack).patterns);
  return withoutRuledOut(
    [{ say: lines }].flatMap(({ say }) => say.map((line) => ({ say: [line] }))),
    ruledOut,
  ).flatMap(({ say }) => say);
}

/** Another wording begins with another line. */
function rotated(lines: readonly string[], variant: number): string[] {
  const start = lines.length === 0 ? 0 : variant % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}

/** The fields of the case that fits, over those of the intent. Of several, the one that the idea names first. */
function scaffoldOf({ pack, intent }: DraftChoices, { clues, slots }: Reading): Scaffold & { brief: string } {
  const { cases, ...usual } = lexiconOf(pack).scaffoldOf(intent);
  const placeOf = ({ if: wanted = [] }: Condition) => Math.min(...wanted.map((clue) => clues.get(clue) ?? Infinity));
  const fitting = cases.filter(({ when }) => holds(when, clues));
  const special = fitting.sort((a, b) => placeOf(a.when) - placeOf(b.when))[0];
  const ruledOut = ruledOutStems(slots.exclusions, lexiconOf(pack).patterns);
  const allowed = (lines: readonly Line[]) => withoutRuledOut(lines, ruledOut);
  return {
    role: special?.role ?? usual.role,
    tone: allowed(special?.tone ?? usual.tone),
    length: allowed(special?.length ?? usual.length),
    format: [...allowed(special?.format ?? usual.format), { say: [pack.lines.plainFormat] }],
    requirements: allowed(special?.requirements ?? usual.requirements),
    checks: allowed(special?.checks ?? usual.checks),
    brief: special?.brief ?? usual.brief,
  };
}
