import type { TemplateUse } from '@wordlamp/contract/template-use';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify.ts';
import { selectText } from '../../lib/select-text.ts';
import { useCopy } from '../../reading/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { Template } from './template.ts';
import { TemplateFacts } from './template-facts.tsx';
import { useTemplateDownload } from './use-template-download.ts';

type TemplateCardProps = {
  template: Template;
  uses: number | undefined;
  onUsed(action: TemplateUse['action']): void;
  onFill(): void;
  /** Somebody is about to fill it in. */
  onPrepare(): void;
};

export function TemplateCard({ template, uses, onUsed, onFill, onPrepare }: TemplateCardProps) {
  const { t } = useTranslation(['templates', 'shell']);
  const { isCopied, copy } = useCopy(template.template);
  const isReady = useIsHydrated(); // the buttons need the app
  const details = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const download = useTemplateDownload(template, () => onUsed('download'));
  const titleId = `title-${template.slug}`;
  const named = (button: string) => ({
    id: `${button}-${template.slug}`,
    'aria-labelledby': `${button}-${template.slug} ${titleId}`,
  });

  async function copyTemplate(): Promise<void> {
    if (await copy()) {
      notify('success', t('copied'));
      onUsed('copy');
    } else if (details.current && text.current) {
      details.current.open = true;
      selectText(text.current);
    }
  }

  return (
    <li className="below-first-screen sheet-corner flex flex-col gap-3 border border-line border-s-6 border-s-text-hue bg-card p-5">
      <h3 id={titleId} className="pe-4 text-lg">
        {template.title}
      </h3>
      <p className="text-ink-2">{template.description}</p>
      <TemplateFacts template={template} uses={uses} />
      <details ref={details} className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
          {t('show')}
        </summary>
        <pre
          ref={text}
          data-once="" // postbuild/texts-once.ts
          dir="auto"
          className="border-t border-line py-3 font-sans text-sm leading-[1.7] whitespace-pre-wrap wrap-anywhere"
        >
          <MarkedText text={template.template} />
        </pre>
      </details>
      <div className="mt-auto flex flex-wrap gap-2 noscript:hidden">
        <Button
          {...named('fill')}
          tone="main"
          isReady={isReady}
          onClick={onFill}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
        >
          {t('fillIn')}
        </Button>
        <Button {...named('copy')} tone="quiet" isReady={isReady} onClick={copyTemplate}>
          <SteadyLabel isOn={isCopied} on={t('shell:copied')} off={t('copy')} />
        </Button>
        <Button {...named('download')} tone="quiet" isReady={isReady} onClick={download}>
          {t('download')}
        </Button>
      </div>
    </li>
  );
}
