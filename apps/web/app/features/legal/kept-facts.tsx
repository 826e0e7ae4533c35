import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { useTranslation } from '../../i18n/use-translation.ts';

const FACTS = [
  'count',
  'message',
  'report',
  'templates',
  'posts',
  'log',
  'account',
  'usage',
  'devices',
  'factors',
  'guard',
  'mails',
] as const;
const LINES = ['what', 'why', 'until'] as const;

/** What the server keeps: each with what it is, why, and for how long. */
export function KeptFacts() {
  const { t } = useTranslation('privacy');
  return (
    <div className="grid max-w-measure gap-5">
      {FACTS.map((fact) => (
        <section
          key={fact}
          aria-labelledby={`fact-${fact}`}
          className="grid gap-2 border border-line border-s-6 border-s-primary bg-card p-5"
        >
          <h3 id={`fact-${fact}`} className="text-lg">
            {t(`fact.${fact}.title`)}
          </h3>
          <dl className="grid gap-2">
            {LINES.map((line) => (
              <div key={line} className="grid gap-x-4 md:grid-cols-[7rem_minmax(0,1fr)]">
                <dt className="text-sm font-semibold text-ink-2 md:pt-0.5">{t(`factLine.${line}`)}</dt>
                <dd>{t(`fact.${fact}.${line}`, { limit: DEFAULT_DAILY_LIMIT })}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
