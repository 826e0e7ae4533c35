import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { WordingButtons } from '../wording-buttons.tsx';
import type { Change, Revision } from './revision.ts';

type RewriteNoteProps = {
  revision: Revision;
  onChange(change: Change): void;
  /** Brings back the wording before this one. */
  onWordingUndone(): void;
};

/** Below a prompt: that changes are free, and other wordings of it. */
export function RewriteNote({ revision: { written, request, earlier }, onChange, onWordingUndone }: RewriteNoteProps) {
  const { t } = useTranslation('textGenerator');
  if (written?.basis === 'prompt') return <p className="mt-4 mb-2 text-sm text-ink-2">{t('pastedNote')}</p>;
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-ink-2">
      {written && (
        <>
          <p>{t('freeNote')}</p>
          <WordingButtons
            label={t('anotherWording')}
            isBackOffered={earlier.length > 0}
            onNext={() => onChange({ kind: 'wording' })}
            onBack={onWordingUndone}
            className="-ms-2"
          />
          {request.choices && (
            <Button tone="text" className="-ms-2" onClick={() => onChange({ kind: 'asRead' })}>
              {t('asRead')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
