import type { DraftChoices } from './draft.ts';
import { fillSentence } from './fill-sentence.ts';
import { traitsOf } from './intents.ts';
import { lexiconOf } from './lexicon.ts';
import { pickLines } from './pick-lines.ts';
import { pruneLines } from './prune-lines.ts';
import type { Reading } from './read-idea.ts';
import type { Scaffold } from './scaffolds/compile-scaffold.ts';
import type { SlotPatterns } from './slot-patterns.ts';

const MAX_CHECKS = 3;
const MIN_CHECKS = 2;
/** Checks count on from an odd number, so that variants 0 and 2 differ in them. */
const CHECKS_START = 1;
const MAX_QUOTED_FACTS = 4;
const LASTING = /^[\p{N}\p{P}\p{S}\p{Script=Latin} ]+$/u;

/**
 * What the idea itself asks for comes first, then what is asked of every result of the kind.
 * @param hasExact whether the prompt lists its facts elsewhere
 */
export function describeChecks(
  scaffold: Scaffold,
  reading: Reading,
  choices: DraftChoices,
  hasExact: boolean,
): string[] {
  const { intent, pack, variant } = choices;
  const usual = pruneLines(pickLines(scaffold.checks, reading.clues, variant, CHECKS_START), {
    idea: reading.idea,
    lexicon: lexiconOf(pack),
    maxLines: MAX_CHECKS,
    maxPlaceholders: traitsOf(intent).maxPlaceholders,
    placeholders: [],
  });
  const checks = [...ownChecks(reading, choices, hasExact), ...usual].slice(0, MAX_CHECKS);
  const isShort = checks.length < MIN_CHECKS;
  return isShort ? [...checks, ...pack.improve.checks].slice(0, MIN_CHECKS) : checks;
}

function ownChecks(
  { slots, command, material }: Reading,
  { pack, isForeign }: DraftChoices,
  hasExact: boolean,
): string[] {
  const { comma, semicolon, openQuote, closeQuote } = pack.typography;
  // Some languages set a space inside their quotation marks, which is not always typed.
  const mark = closeQuote.trim();
  const quote = (part: string) => (part.includes(mark) ? part : `${openQuote}${part}${closeQuote}`);
  const isAsked = (part: string) => material === null || command.includes(part);
  const constraints = isForeign || hasExact ? [] : slots.constraints.filter(isAsked);
  const isNew = (part: string) => !constraints.some((constraint) => constraint.includes(part));
  const checks: string[] = [];
  // Clauses that only rule something out are asked for as such.
  const isAllRuledOut = constraints.every((constraint) =>
    slots.exclusions.some((part) => isListEndingIn(part, constraint, lexiconOf(pack).patterns)),
  );
  const limits = isAllRuledOut ? [] : constraints;
  if (limits.length > 0)
    checks.push(fillSentence(pack.lines.constraints, { words: limits.map(quote).join(semicolon) }));
  const exclusions = [...(isAllRuledOut ? constraints : []), ...slots.exclusions.filter(isNew)];
  if (exclusions.length > 0)
    checks.push(fillSentence(pack.lines.ruledOut, { words: exclusions.map(quote).join(semicolon) }));
  // In a result of another language only figures and Latin names stay as they are.
  const lasting = slots.resultLanguage === null ? slots.facts : slots.facts.filter((fact) => LASTING.test(fact));
  const facts = lasting.filter(isNew).slice(0, MAX_QUOTED_FACTS);
  // One name alone is hardly lost; figures and several names are.
  const isWorthIt = facts.length > 1 || facts.some((fact) => /\p{N}/u.test(fact));
  if (isWorthIt && !hasExact) {
    checks.push(fillSentence(pack.lines.exactFacts, { words: facts.map(quote).join(comma) }));
  }
  return checks;
}

/** Whether a clause is this exclusion, or, where the negative word comes last, a list of things that it ends. */
function isListEndingIn(part: string, clause: string, patterns: SlotPatterns): boolean {
  if (clause === part) return true;
  const isNegatedLast = (patterns.exclusionLead.exec(part)?.index ?? 0) > 0;
  if (!isNegatedLast || !clause.endsWith(part)) return false;
  return clause.slice(0, -part.length).split(patterns.exclusionJoiner).at(-1) === '';
}
