import type { JsonCheckId } from '../json/json-check.ts';
import type { JsonPrompt } from '../json/json-prompt.ts';
import type { Score } from './score.ts';
import { type CriterionOfChecks, type GateOfCheck, scoreOfChecks } from './score-of-checks.ts';

export type JsonCriterion = 'form' | 'type' | 'facts' | 'standalone' | 'keys' | 'references' | 'honesty' | 'naming';

const CRITERIA: readonly CriterionOfChecks<JsonCriterion, JsonCheckId>[] = [
  { id: 'form', max: 20, checks: ['strict-json', 'types'] },
  { id: 'type', max: 15, checks: ['block'] },
  { id: 'facts', max: 20, checks: ['input-kept', 'facts-kept'] },
  { id: 'standalone', max: 10, checks: ['standalone-prompt'] },
  { id: 'keys', max: 10, checks: ['no-empty-values', 'leaf-count', 'depth'] },
  { id: 'references', max: 10, checks: ['placeholders', 'references', 'strict-schema'] },
  { id: 'honesty', max: 10, checks: ['honest'] },
  { id: 'naming', max: 5, checks: ['key-names', 'key-order'] },
];
const GATES: readonly GateOfCheck<JsonCheckId>[] = [
  { check: 'strict-json', code: 'not_json', limit: 0 },
  { check: 'honest', code: 'claim_not_supported', limit: 50 },
  { check: 'input-kept', code: 'input_lost', limit: 60 },
];

/** What a program can say about a JSON prompt by the rubric. */
export function scoreJsonPrompt({ checks }: Pick<JsonPrompt, 'checks'>): Score<JsonCriterion> {
  return scoreOfChecks(checks, CRITERIA, GATES);
}
