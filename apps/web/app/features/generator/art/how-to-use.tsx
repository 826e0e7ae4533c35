import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const STEPS = ['Choose', 'Details', 'Generate', 'Take'] as const;

export function HowToUse() {
  const { t } = useTranslation('artGenerator');
  return (
    <PageSection id="how" title={t('howTitle')}>
      <ol className="grid gap-6 [counter-reset:step] @min-[40rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {STEPS.map((step) => (
          <li
            key={step}
            className="border-t-3 border-art-hue pt-3 [counter-increment:step] before:font-mono before:text-xs before:text-ink-3 before:content-[counter(step)]"
          >
            <h3 className="text-lg">{t(`how${step}Title`)}</h3>
            <p className="mt-1 text-ink-2">{t(`how${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
