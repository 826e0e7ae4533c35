import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OnePrompt } from './one-prompt.tsx';
import { SeveralRows } from './several-rows.tsx';
import type { Template } from './template.ts';
import { useFillDraft } from './use-fill-draft.ts';

type Way = 'one' | 'rows';
const WAYS: readonly Way[] = ['one', 'rows'];

export type FillDialogProps = {
  template: Template;
  /** It stays where it is when it is closed, so that what was cleared can still be brought back. */
  isOpen: boolean;
  /** A filled-in prompt was taken along. */
  onUsed(): void;
  onClose(): void;
};

/** Fills a template in, once or for each row of a table. */
export function FillDialog({ template, isOpen, onUsed, onClose }: FillDialogProps) {
  const { t } = useTranslation('templates');
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<Way>('one');
  const draft = useFillDraft(template.slug);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);

  function close(): void {
    draft.setIsPaused(false); // the pointer may have rested on Undo, which is out of sight now
    onClose();
  }

  const shared = { template, draft, onUsed };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="fill-title"
      onClose={close}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink backdrop:bg-sunk/80 open:flex md:m-auto md:h-auto md:max-h-[94dvh] md:w-[min(76rem,94vw)] md:border md:border-edge"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-1 md:px-6 [@media(height>=40rem)]:py-3">
        <h2 id="fill-title" className="pt-2 text-lg md:text-xl">
          {template.title}
        </h2>
        <Button tone="icon" aria-label={t('close')} onClick={() => dialog.current?.close()} className="shrink-0">
          <Icon name="close" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-2 px-4 pt-4 @container md:px-6">
        {isOpen && (
          <Tabs<Way>
            name="fill"
            label={t('waysLabel')}
            ids={WAYS}
            open={way}
            onOpen={setWay}
            tab={(id) => t(`way.${id}`)}
            panel={(id) => (id === 'one' ? <OnePrompt {...shared} /> : <SeveralRows {...shared} />)}
          />
        )}
      </div>
    </dialog>
  );
}
