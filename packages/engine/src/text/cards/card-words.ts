import type { FormId, SubjectId } from './card-ids.ts';
import type { CueRuleId, EdgeId, RuleId } from './rule-ids.ts';

/**
 * What an expert in a kind of text would ask for, in one language. Cues and vetoes are folded stems as `buildCueIndex`
 * takes them; a veto anywhere in the idea silences its card.
 */
export type CardWords = {
  /** By what is to be handed back. */
  forms: Readonly<Record<FormId, FormCard>>;
  /** By what it is about. */
  subjects: Readonly<Record<SubjectId, Card>>;
  /** What follows from a single thing that the idea says. */
  rules: Readonly<Record<RuleId, string>>;
  ruleCues: Readonly<Record<CueRuleId, readonly string[]>>;
  /**
   * How a thing stands to what is around it: before ("from my slides") or behind what a result is made from, between two
   * results, before or behind a quotation that is banned, a day by which something is wanted, or a number that is not exact,
   * between two figures, and before a topic.
   */
  edges: Readonly<Record<EdgeId, readonly string[]>>;
};

type Card = {
  cues: readonly string[];
  vetoes: readonly string[];
  /** At most three. Each holds for every idea in which the card fires, and asks for no fact, number, length or law. */
  lines: readonly string[];
};
/** `only`: what to hand back and nothing else; empty where the answer is not a text to be used as it is. */
type FormCard = Card & { only: string };
