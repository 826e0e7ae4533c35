import type { FormId, SubjectId } from './card-ids.ts';
import type { GapId } from './gap-ids.ts';
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
   * between two figures, before a topic, and where the idea sets the order of the parts itself ("start with").
   */
  edges: Readonly<Record<EdgeId, readonly string[]>>;
  /** Where only the subject is known, which says that it is a text to somebody: words before the idea, and its parts. */
  unnamed: { readonly lead: string; readonly parts: string };
  /** What such texts need and people forget to give; which card needs which is in `gap-ids.ts`. */
  gaps: Readonly<Record<GapId, GapWords>>;
};

type Card = {
  cues: readonly string[];
  vetoes: readonly string[];
  /** At most two of a form, three of a subject. Each holds for every idea in which the card fires, and asks for no fact, number, length or law. */
  lines: readonly string[];
};
type FormCard = Card & {
  /** What to hand back, in one clause: its parts in their order, without a number. Empty where no order holds for all. */
  parts: string;
  /** The same without parts, where the idea sets them itself; empty where the answer is not a text to be used as it is. */
  only: string;
};
type GapWords = {
  /** As it stands in a list ("end date"). Empty: not printed. */
  name: string;
  /** Folded stems that show that an idea gives it. */
  given: readonly string[];
};
