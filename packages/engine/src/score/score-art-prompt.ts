import type { ArtPrompt } from '../art/art-prompt.ts';
import type { ArtCheckId } from '../art/check-art-prompt.ts';
import type { Score } from './score.ts';
import { type CriterionOfChecks, type GateOfCheck, scoreOfChecks } from './score-of-checks.ts';

export type ArtCriterion = 'choices' | 'coherence' | 'concreteness' | 'syntax' | 'negatives' | 'economy' | 'mechanics';

const CRITERIA: readonly CriterionOfChecks<ArtCriterion, ArtCheckId>[] = [
  { id: 'choices', max: 20, checks: ['choices', 'details'] },
  { id: 'coherence', max: 20, checks: ['clashes', 'one-light'] },
  { id: 'concreteness', max: 15, checks: ['axes'] },
  { id: 'syntax', max: 15, checks: ['target'] },
  { id: 'negatives', max: 10, checks: ['negatives'] },
  { id: 'economy', max: 10, checks: ['subject-first', 'length'] },
  { id: 'mechanics', max: 10, checks: ['repetition', 'faults'] },
];
const GATES: readonly GateOfCheck<ArtCheckId>[] = [
  { check: 'choices', code: 'choice_missing', limit: 60 },
  { check: 'one-light', code: 'light_contradicts', limit: 70 },
  { check: 'target', code: 'parameters_invalid', limit: 65 },
];

/** What a program can say about an art prompt by the rubric. */
export function scoreArtPrompt({ checks }: Pick<ArtPrompt, 'checks'>): Score<ArtCriterion> {
  return scoreOfChecks(checks, CRITERIA, GATES);
}
