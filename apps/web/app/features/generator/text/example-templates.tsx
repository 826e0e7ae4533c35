import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PageSection } from '../../../ui/page-section.tsx';

const TEMPLATES = ['Writing', 'Art', 'Code', 'Conversation'] as const;

type ExampleTemplatesProps = { onUse(template: string): void };

export function ExampleTemplates({ onUse }: ExampleTemplatesProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <PageSection id="templates" title={t('templatesTitle')}>
      <p className="-mt-4 max-w-measure text-ink-2">{t('templatesLede')}</p>
      <ul className="grid gap-5 @min-[48rem]:grid-cols-2">
        {TEMPLATES.map((template) => {
          const titleId = `template-${template}`;
          const buttonId = `${titleId}-use`;
          return (
            <li key={template} className="flex flex-col items-start gap-3 border border-line bg-card p-5">
              <h3 id={titleId} className="text-lg">
                {t(`template${template}Title`)}
              </h3>
              <p className="grow leading-[1.9]">
                <MarkedText text={t(`template${template}Text`)} />
              </p>
              <Button
                id={buttonId}
                tone="quiet"
                aria-labelledby={`${buttonId} ${titleId}`}
                onClick={() => onUse(t(`template${template}Text`))}
              >
                {t('templateUse')}
              </Button>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
