import type { Flag } from '../clues.ts';
import type { Topic } from '../topics.ts';

export type Clue = Flag | Topic;

/** When something is said; an empty condition always holds. */
export type Condition = {
  /** At least one of them must be there. */
  readonly if?: readonly Clue[];
  /** None of them may be there. */
  readonly unless?: readonly Clue[];
};

/** Lines by name, in the order in which they are printed. The words of each are in the packs. */
export type LineShapes = Readonly<Record<string, Condition>>;

export type ScaffoldShape = {
  /** Of these and of tone, length and format, the first line whose condition holds is printed. */
  readonly role?: LineShapes;
  readonly tone?: LineShapes;
  readonly length?: LineShapes;
  readonly format: LineShapes;
  /** All whose condition holds, at most six, the most important first. */
  readonly requirements: LineShapes;
  /** Two or three tests that can be seen on the result. */
  readonly checks: LineShapes;
};

/** A kind of the job: the fields it holds replace those of the job. Of several, the one that the idea names first. */
export type CaseShape = Partial<ScaffoldShape> & { readonly when: Condition; readonly hasBrief?: true };
export type IntentShape = ScaffoldShape & { readonly cases?: Readonly<Record<string, CaseShape>> };
