import type { FormId, SubjectId } from './card-ids.ts';
import type { GapId } from './gap-ids.ts';
import type { CueRuleId, EdgeId, RuleId } from './rule-ids.ts';

/**
 * What an expert in a kind of text would ask for, in one language. Cues and vetoes are folded stems as `buildCueIndex`
 * takes them; a veto anywhere in the idea silences its card.
 */
export type CardWords = {
  /** By the text to be returned. */
  forms: Readonly<Record<FormId, FormCard>>;
  /** By subject. */
  subjects: Readonly<Record<SubjectId, Card>>;
  /** The consequences of a single statement in the idea. */
  rules: Readonly<Record<RuleId, string>>;
  ruleCues: Readonly<Record<CueRuleId, readonly string[]>>;
  /**
   * Words that relate a thing to its surroundings: before ("from my slides") or after the source of a result, between
   * two results, before or after a banned quotation, a deadline, an approximate number, between two figures, before a
   * topic, and words by which the idea itself orders the parts ("start with").
   */
  edges: Readonly<Record<EdgeId, readonly string[]>>;
  /**
   * For ideas of which only the subject is known, which implies a text to a person: words before the idea, and its
   * parts.
   */
  unnamed: { readonly lead: string; readonly parts: string };
  /** Information that such texts need and people forget to give; `gap-ids.ts` has the card for each. */
  gaps: Readonly<Record<GapId, GapWords>>;
};

type Card = {
  cues: readonly string[];
  vetoes: readonly string[];
  /**
   * At most two per form, three per subject. Each holds for every idea that triggers its card, and asks for no fact,
   * number, length or law.
   */
  lines: readonly string[];
};
type FormCard = Card & {
  /** What to return, in one clause: its parts in order, without a number. Empty if no order holds for all. */
  parts: string;
  /** The same without parts, for ideas that set them; empty if the answer is not a text to be used as is. */
  only: string;
};
type GapWords = {
  /** The form it takes in a list ("end date"). Empty: not printed. */
  name: string;
  /** Folded stems that show that an idea includes it. */
  given: readonly string[];
};
