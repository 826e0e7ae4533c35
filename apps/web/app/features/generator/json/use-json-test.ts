import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { judgeJson } from './judge-json.ts';
import { type FoundSchema, findSchemas } from './schema/find-schemas.ts';
import type { SchemaReport } from './schema/test-schema.ts';
import { type TestLine, useTestLines } from './use-test-lines.ts';
import { useVerdictWords } from './use-verdict-words.ts';

export type JsonTestReport = { isPassed: boolean; message: string; lines: readonly TestLine[] };

/** Tests whether a program could use a result. A result of the check stays until the text changes. */
export function useJsonTest(text: string) {
  const { t } = useTranslation('jsonGenerator');
  const { reasonOf } = useVerdictWords();
  const linesOf = useTestLines();
  const [tested, setTested] = useState<{ text: string; report: JsonTestReport }>();

  async function test(): Promise<void> {
    const verdict = judgeJson(text);
    if (verdict.status === 'empty') {
      notify('error', t('testNothing'));
      return;
    }
    if (verdict.status !== 'object') {
      const reason = reasonOf(verdict);
      show(t(verdict.status === 'not-json' ? 'testUnparsed' : 'testFailed'), [{ state: 'failed', text: reason }]);
      return;
    }
    const lines = linesOf(verdict.object, await testSchemas(findSchemas(verdict.object)));
    show(t(lines.some(({ state }) => state === 'failed') ? 'testFailed' : 'testPassed'), lines);
  }

  function show(message: string, lines: readonly TestLine[]): void {
    const failed = lines.find(({ state }) => state === 'failed');
    setTested({ text, report: { isPassed: failed === undefined, message, lines } });
    // Success is shown at the button; a failure is announced, wherever the page is scrolled to.
    if (failed) notify('error', message, failed.details?.[0] ?? failed.text);
  }

  return { test, report: tested?.text === text ? tested.report : undefined };
}

/** The validator is fetched when there is something to validate; undefined if it cannot be. */
async function testSchemas(found: readonly FoundSchema[]): Promise<readonly SchemaReport[] | undefined> {
  if (found.length === 0) return [];
  const module = await import('./schema/test-schema.ts').catch((reason: unknown) => {
    console.info('The schema check could not be loaded.', reason);
    return undefined;
  });
  return module && found.map(module.testSchema);
}
