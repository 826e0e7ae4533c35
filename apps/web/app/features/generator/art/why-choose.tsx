import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const REASONS = ['Whole', 'Clash', 'Tool', 'Own'] as const;

export function WhyChoose() {
  const { t } = useTranslation('artGenerator');
  return (
    <PageSection id="why" title={t('whyTitle')}>
      <ul className="grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3 className="text-lg">{t(`why${reason}Title`)}</h3>
            <p className="mt-1 max-w-measure text-ink-2">{t(`why${reason}Text`)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
