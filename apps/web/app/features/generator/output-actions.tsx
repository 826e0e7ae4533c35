import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';

const FILE_NAME = 'ai-prompt.txt';
/** Milliseconds for which the button says that it has copied. */
const COPIED_MS = 2500;

type OutputActionsProps = { prompt: string; fieldRef: RefObject<HTMLTextAreaElement | null> };

export function OutputActions({ prompt, fieldRef }: OutputActionsProps) {
  const { t } = useTranslation('generator');
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === prompt;

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (await copyText(prompt)) {
      setCopied(prompt);
      return notify('success', t('copyToast'));
    }
    fieldRef.current?.focus();
    fieldRef.current?.select();
    notify('error', t('copyFailed'));
  }

  function download(): void {
    downloadText(FILE_NAME, prompt);
    notify('success', t('downloadToast'));
  }

  return (
    <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] -mb-5 mt-auto flex flex-wrap gap-3 border-t border-line bg-card py-4 lg:bottom-0">
      <Button tone="quiet" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <SteadyLabel isOn={isCopied} on={t('copied')} off={t('copy')} />
      </Button>
      <Button tone="quiet" onClick={download}>
        <Icon name="download" />
        {t('download')}
      </Button>
    </div>
  );
}
