import { useTranslation } from 'react-i18next';

type TestFindingsProps = { findings: readonly string[] };

/** What Test JSON found, beside the result for as long as it holds. */
export function TestFindings({ findings }: TestFindingsProps) {
  const { t } = useTranslation('jsonGenerator');
  if (findings.length === 0) return null;
  return (
    <div className="mb-3 border-s-3 border-danger py-1 ps-3 text-sm text-danger">
      <p className="font-semibold">{t('testFailed')}</p>
      <ul>
        {findings.map((finding) => (
          <li key={finding} className="wrap-anywhere">
            {finding}
          </li>
        ))}
      </ul>
    </div>
  );
}
