import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const USES = ['Program', 'Repeat', 'Check'] as const;
const INPUTS = ['Text', 'Code', 'Image'] as const;
const FACTS = ['Are', 'AreNot', 'Stored'] as const;

/** Explains what a JSON prompt is for, what each input yields, and what is read from a picture. */
export function AboutJson() {
  const { t } = useTranslation('jsonGenerator');
  return (
    <>
      <PageSection id="json-uses" title={t('usesTitle')}>
        <ul className="grid gap-x-10 gap-y-6 @min-[48rem]:grid-cols-3">
          {USES.map((use) => (
            <li key={use}>
              <h3 className="text-lg">{t(`use${use}Title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`use${use}Text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="json-inputs" title={t('inputsTitle')}>
        <ul className="border-t border-line">
          {INPUTS.map((input) => (
            <li
              key={input}
              className="grid gap-x-10 gap-y-2 border-b border-line py-4 @min-[48rem]:grid-cols-[2fr_3fr]"
            >
              <div>
                <h3 className="text-lg">{t(`input${input}Title`)}</h3>
                <p className="mt-1 text-ink-2">{t(`input${input}Text`)}</p>
              </div>
              <p className="self-center border-s-3 border-json-hue bg-json-tint px-3 py-2 text-ink">
                {t(`input${input}Result`)}
              </p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="json-picture" title={t('factsTitle')}>
        <ul className="grid gap-x-10 gap-y-6 @min-[48rem]:grid-cols-3">
          {FACTS.map((fact) => (
            <li key={fact}>
              <h3 className="text-lg">{t(`facts${fact}Title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`facts${fact}Text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
