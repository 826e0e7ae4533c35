import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { JsonTestReport } from './use-json-test.ts';
import type { TestLine } from './use-test-lines.ts';

/** A shape and a word for each state, since color alone is not accessible. */
const MARKS = {
  passed: { icon: 'check', word: 'markPassed', color: 'text-ok' },
  failed: { icon: 'close', word: 'markFailed', color: 'text-danger' },
  open: { icon: 'warning', word: 'markOpen', color: 'text-warn' },
  none: { icon: 'minus', word: 'markNone', color: 'text-ink-2' },
} as const;

type TestReportProps = { report: JsonTestReport | undefined };

/** The report of Test JSON, shown with the result as long as it is current. Announced when it appears. */
export function TestReport({ report }: TestReportProps) {
  const { t } = useTranslation('jsonGenerator');
  const edge = report?.isPassed ? 'border-ok' : 'border-danger';
  return (
    <div className={report && `mb-4 border-s-3 py-1 ps-3 text-sm ${edge}`}>
      <div role="status">
        {report && (
          <div className="mb-1">
            <p className={`font-semibold ${report.isPassed ? 'text-ok' : 'text-danger'}`}>{report.message}</p>
            {report.isPassed && <p className="text-ink-2">{t('testPassedText')}</p>}
          </div>
        )}
        {report && (
          <ul aria-label={t('testListLabel')} className="grid gap-1.5">
            {report.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown whole or not at all
              <TestItem key={index} line={line} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function TestItem({ line: { state, text, details = [], example } }: { line: TestLine }) {
  const { t } = useTranslation('jsonGenerator');
  const { icon, word, color } = MARKS[state];
  return (
    <li className="flex gap-2">
      <Icon name={icon} className={color} />
      <div className="min-w-0 wrap-anywhere">
        <p className="sr-only">{t(word)}</p>
        <p>{text}</p>
        {details.length > 0 && (
          <ul className="mt-0.5 list-disc ps-5 text-ink-2">
            {details.map((detail) => (
              <li key={detail}>
                <bdi>{detail}</bdi>
              </li>
            ))}
          </ul>
        )}
        {example !== undefined && (
          <details>
            <summary className="inline-flex min-h-8 items-center underline">{t('exampleShow')}</summary>
            <pre dir="ltr" className="bg-sunk p-3 text-start font-mono text-xs whitespace-pre-wrap">
              {JSON.stringify(example, null, 2)}
            </pre>
          </details>
        )}
      </div>
    </li>
  );
}
