import { findPlaceholders } from '../placeholders.ts';
import { describeChecks } from './describe-checks.ts';
import { describeClosing } from './describe-closing.ts';
import { describeFacts } from './describe-facts.ts';
import { describeTask } from './describe-task.ts';
import type { Draft, DraftChoices } from './draft.ts';
import { fillSentence } from './fill-sentence.ts';
import { traitsOf } from './intents.ts';
import { lexiconOf } from './lexicon.ts';
import { holds, pickLine, pickLines } from './pick-lines.ts';
import { pruneLines } from './prune-lines.ts';
import type { Reading } from './read-idea.ts';
import { ruledOutStems, withoutRuledOut } from './ruled-out.ts';
import type { Line, Scaffold } from './scaffolds/compile-scaffold.ts';
import type { Condition } from './scaffolds/scaffold-shape.ts';

const MAX_REQUIREMENTS = 6;
/** A long brief repeats the facts that must survive from this size and this many facts on. */
const EXACT_FROM_WORDS = 80;
const EXACT_FROM_FACTS = 3;
const MAX_EXACT = 8;

export function composeDraft(reading: Reading, choices: DraftChoices): Draft {
  const { intent, pack, variant, isForeign } = choices;
  const { clues, slots, words, job } = reading;
  const scaffold = scaffoldOf(choices, reading);
  const { task, isLed, material } = describeTask(reading, choices, scaffold.brief);
  const limits = {
    idea: reading.idea,
    lexicon: lexiconOf(pack),
    maxPlaceholders: traitsOf(intent).maxPlaceholders,
  };
  const second = intent === job.intent ? job.second : null;
  const maxLines = second === null ? MAX_REQUIREMENTS : MAX_REQUIREMENTS - 1;
  const ownFormat =
    slots.format === null ? pickLine(scaffold.format, clues, variant) : pack.slots.formats[slots.format]?.say;
  const format = ownFormat ?? '';
  const requirements = pruneLines(pickLines(scaffold.requirements, clues, variant), {
    ...limits,
    maxLines,
    // The format is printed whatever happens, so its brackets count first.
    placeholders: findPlaceholders(format).map(({ text }) => text),
  });
  const tied = scaffold.requirements.filter((line) => line.if !== undefined).flatMap(({ say }) => say);
  const exact =
    words > EXACT_FROM_WORDS && slots.facts.length >= EXACT_FROM_FACTS ? slots.facts.slice(0, MAX_EXACT) : [];
  const facts = describeFacts(scaffold, reading, choices);
  const draft: Draft = {
    role: clues.has('persona') ? null : pickLine(scaffold.role, clues, variant),
    task,
    isLed,
    material,
    requirements,
    general: requirements.filter((line) => !tied.includes(line)),
    facts,
    exact,
    format:
      second === null ? format : fillSentence(pack.lines.parts, { first: format, second: pack.intents[second].part }),
    checks: describeChecks(scaffold, reading, choices, exact.length > 0),
    closing: [],
    isFormatFirst: variant % 2 === 1,
  };
  draft.closing = describeClosing(draft, reading, { intent, pack, isForeign });
  return draft;
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
