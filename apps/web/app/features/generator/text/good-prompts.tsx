import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const BENEFITS = ['First', 'Own', 'Tool', 'Free'] as const;
const ELEMENTS = ['Objective', 'Details', 'Structure', 'Quality'] as const;

/** Why a written prompt works better, and what is in a good one. */
export const GoodPrompts = memo(function GoodPrompts() {
  const { t } = useTranslation('textGenerator');
  return (
    <>
      <PageSection id="benefits" title={t('benefitsTitle')}>
        <ul className="grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <h3 className="text-lg">{t(`benefit${benefit}Title`)}</h3>
              <p className="mt-1 max-w-measure text-ink-2">
                {t(`benefit${benefit}Text`, { limit: DEFAULT_DAILY_LIMIT })}
              </p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="elements" title={t('elementsTitle')}>
        <ol className="border-t border-line [counter-reset:element]">
          {ELEMENTS.map((element) => (
            <li
              key={element}
              className="relative grid gap-x-10 gap-y-1 border-b border-line py-4 ps-11 [counter-increment:element] before:absolute before:start-2 before:top-5 before:font-mono before:text-xs before:text-ink-3 before:content-[counter(element)] @min-[48rem]:grid-cols-[2fr_3fr]"
            >
              <div>
                <h3 className="text-lg">{t(`element${element}Title`)}</h3>
                <p className="mt-1 text-ink-2">{t(`element${element}Text`)}</p>
              </div>
              <p className="self-center border-s-3 border-text-hue bg-text-tint px-3 py-2 text-ink">
                {t(`element${element}Example`)}
              </p>
            </li>
          ))}
        </ol>
      </PageSection>
    </>
  );
});
