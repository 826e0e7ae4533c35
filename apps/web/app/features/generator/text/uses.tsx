import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const USES = ['Letters', 'Articles', 'Products', 'Code', 'Learning', 'Summaries', 'Career', 'Plans'] as const;

export const Uses = memo(function Uses() {
  const { t } = useTranslation('textGenerator');
  return (
    <PageSection id="uses" title={t('usesTitle')}>
      <ul className="grid gap-x-10 @min-[40rem]:grid-cols-2">
        {USES.map((use) => (
          <li key={use} className="border-b border-line py-3">
            {t(`use${use}`)}
          </li>
        ))}
      </ul>
    </PageSection>
  );
});
