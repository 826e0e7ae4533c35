import type { IntentId } from '@wordlamp/engine';
import { memo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

type JobChipProps = { intent: IntentId; onIntent(intent: IntentId): void };

/** What kind of thing the idea asks for, of all kinds that the engine knows. */
export function JobChip({ intent, onIntent }: JobChipProps) {
  const { t, i18n } = useTranslation('textGenerator');
  const jobs = i18n.keysOf('textGenerator', 'job');
  return (
    <label className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-chip border border-edge bg-card ps-3 pe-1.5 text-sm focus-within:border-focus pointer-fine:min-h-9">
      <span className="shrink-0 text-ink-2">{t('jobLabel')}</span>
      <select
        value={intent}
        onChange={({ currentTarget: { value } }) => onIntent(jobs.find((known) => known === value) ?? 'general')}
        className="min-h-9 min-w-0 max-w-full rounded-chip bg-card px-1 text-base field-sizing-content text-ink pointer-fine:min-h-8 pointer-fine:text-sm"
      >
        <JobOptions />
      </select>
    </label>
  );
}

/** Sorting forty names takes long enough to be felt where it is done again with each letter that is typed on the page. */
const JobOptions = memo(function JobOptions() {
  const { t, i18n } = useTranslation('textGenerator');
  const { tag } = useLanguage();
  const { compare } = new Intl.Collator(tag);
  const jobs = i18n.keysOf('textGenerator', 'job').filter((job) => job !== 'general');
  return (
    <>
      {jobs
        .map((job) => ({ job, name: t(`job.${job}`) }))
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ job, name }) => (
          <option key={job} value={job}>
            {name}
          </option>
        ))}
      <option value="general">{t('job.general')}</option>
    </>
  );
});
