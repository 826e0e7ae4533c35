import type { FormId, SubjectId } from './card-ids.ts';
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
   * topic, words that rule out everything but what they name ("only the query"), words that say that a text to
   * somebody is to be written, words that measure a text ("half a page"), words by which a thing stays as it is
   * ("word for word"), words for what the writer wants in addition to the text ("explain it to me"), things with room
   * for few words (a label), and words that ask what to write.
   */
  edges: Readonly<Record<EdgeId, readonly string[]>>;
  /**
   * For ideas of which only the subject is known, which implies a text to a person: words before the idea, and what to
   * return.
   */
  unnamed: { readonly lead: string; readonly only: string };
};

type Card = {
  cues: readonly string[];
  vetoes: readonly string[];
  /**
   * At most three. Each holds for every idea that triggers its card, and asks for no fact,
   * number, length or law.
   */
  lines: readonly string[];
};
type FormCard = Card & {
  /** What to return; empty if the answer is not a text to be used as is. */
  only: string;
  /** How long the text is where nothing is said of it; only for forms that are read at a glance. */
  amount?: string;
};
