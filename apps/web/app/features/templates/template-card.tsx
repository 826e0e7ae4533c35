import type { TemplateUse } from '@wordlamp/contract/template-use';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { selectText } from '../../lib/select-text.ts';
import { useCopy } from '../../reading/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import type { Template } from './template.ts';
import { TemplateFacts } from './template-facts.tsx';
import { useTemplateDownload } from './use-template-download.ts';

type TemplateCardProps = {
  template: Template;
  uses: number | undefined;
  /** Whether the app is there, which the buttons need. */
  isReady: boolean;
  onUsed(slug: string, action: TemplateUse['action']): void;
  onFill(template: Template): void;
  /** Called when a visitor is about to fill it in. */
  onPrepare(): void;
};

/** Memoized, since the page has many. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, uses, isReady, onUsed, onFill, onPrepare } = props;
  const { t } = useTranslation(['templates', 'shell']);
  const { isCopied, copy } = useCopy(template.template);
  const details = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const download = useTemplateDownload(template, () => onUsed(template.slug, 'download'));
  const titleId = `title-${template.slug}`;
  // Names for assistive technology are a tenth of the page as it is built, where the buttons do nothing yet.
  const named = (button: string) =>
    isReady && { id: `${button}-${template.slug}`, 'aria-labelledby': `${button}-${template.slug} ${titleId}` };

  useLayoutEffect(() => {
    if (details.current?.open) setIsOpen(true); // opened before the app was there
  }, []);

  async function copyTemplate(): Promise<void> {
    if (await copy()) {
      notify('success', t('copied'));
      onUsed(template.slug, 'copy');
    } else {
      flushSync(() => setIsOpen(true));
      if (text.current) selectText(text.current);
    }
  }

  return (
    <li className="below-first-screen sheet-corner flex flex-col gap-3 border border-line border-s-6 border-s-text-hue bg-card p-5">
      <h3 id={isReady ? titleId : undefined} className="pe-4 text-lg">
        {template.title}
      </h3>
      <p className="text-ink-2">{template.description}</p>
      <TemplateFacts template={template} uses={uses} />
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group noscript:hidden"
      >
        <summary className="flex min-h-11 list-none items-center gap-2 font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
          {t('show')}
        </summary>
        {isOpen && (
          <pre
            ref={text}
            dir="auto"
            className="border-t border-line py-3 font-sans text-sm leading-[1.7] whitespace-pre-wrap wrap-anywhere"
          >
            <MarkedText text={template.template} />
          </pre>
        )}
      </details>
      <div className="mt-auto flex flex-wrap gap-2 noscript:hidden">
        <Button
          {...named('fill')}
          tone="main"
          isReady={isReady}
          onClick={() => onFill(template)}
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
});
