import type { JsonTestFinding } from '@wordlamp/engine/json/test-json-prompt';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { JsonVerdict } from './judge-json.ts';

const FINDING_WORDS = {
  'key-missing': 'findingMissing',
  'wrong-type': 'findingType',
  'placeholder-unlisted': 'findingUnlisted',
  'placeholder-unused': 'findingUnused',
} as const;

/** The text of a result's problem. */
export function useVerdictWords() {
  const { t } = useTranslation('jsonGenerator');

  function reasonOf(verdict: Extract<JsonVerdict, { status: 'not-object' | 'not-json' }>): string {
    if (verdict.status === 'not-object') return t('notObject');
    return t('notJson', verdict.position);
  }

  function findingText({ problem, key }: JsonTestFinding): string {
    return t(FINDING_WORDS[problem], { key });
  }

  return { reasonOf, findingText };
}
