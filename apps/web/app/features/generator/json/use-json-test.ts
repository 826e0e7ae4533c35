import { type JsonTestFinding, testJsonPrompt } from '@wordlamp/engine/json/test-json-prompt';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { judgeJson } from './judge-json.ts';
import { useVerdictWords } from './use-verdict-words.ts';

/** Tries whether a program could run a result. What it finds stands until the text changes. */
export function useJsonTest(text: string) {
  const { t } = useTranslation('jsonGenerator');
  const { reasonOf, findingText } = useVerdictWords();
  const [tested, setTested] = useState<{ text: string; findings: JsonTestFinding[] }>();

  function test(): void {
    const verdict = judgeJson(text);
    if (verdict.status === 'empty') notify('error', t('testNothing'));
    else if (verdict.status === 'not-json') notify('error', t('testUnparsed'), reasonOf(verdict));
    else if (verdict.status === 'not-object') notify('error', t('testFailed'), reasonOf(verdict));
    else report(testJsonPrompt(verdict.object));
  }

  function report(findings: JsonTestFinding[]): void {
    setTested({ text, findings });
    const [first] = findings;
    if (first) notify('error', t('testFailed'), findingText(first));
    else notify('success', t('testPassed'), t('testPassedText'));
  }

  return { test, findings: tested?.text === text ? tested.findings.map(findingText) : [] };
}
