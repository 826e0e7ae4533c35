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
const MAX_CHECKS = 2;

/**
 * What a prompt says beside the idea, which stands in it as it was typed: what the job asks for, where it is certain which job
 * it is; what was chosen by hand; what to do about what is not said. Form, count, parts and length are the idea's alone.
 */
export function composeDraft(reading: Reading, choices: DraftChoices): Draft {
  const { intent, pack, language, variant } = choices;
  const { clues, job } = reading;
  const scaffold = scaffoldOf(choices, reading);
  const { task, isLed, material } = describeTask(reading, choices, scaffold.brief);
  const knowsJob = intent === job.intent && (job.isCertain || material !== null);
  const lexicon = lexiconOf(pack);
  const limits = { idea: reading.idea, lexicon, maxPlaceholders: 0, placeholders: [] };
  const truths = (lines: readonly Line[], firstNumber = 0) =>
    knowsJob ? pickLines(lines, clues, variant, firstNumber).filter((line) => !setsMeasure(line, language)) : [];
  const requirements = rotated(
    pruneLines(truths(scaffold.requirements), { ...limits, maxLines: MAX_REQUIREMENTS }),
    variant,
  );
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
    checks: pruneLines(truths(scaffold.checks, 1), { ...limits, maxLines: MAX_CHECKS }),
    closing: [],
    isFormatFirst: variant % 2 === 1,
  };
  draft.closing = describeClosing(draft, reading, { intent, pack, isForeign: choices.isForeign });
  return draft;
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
