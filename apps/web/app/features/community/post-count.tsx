import type { Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import type { Unsaving } from './use-unsaving.ts';

type PostCountProps = {
  countRef: Ref<HTMLParagraphElement>;
  found: number;
  /** How many are shown where that is not all of them. */
  first: number | undefined;
  /** What was just taken off the list that is shown. */
  unsaving: Unsaving | undefined;
};

/** How many posts there are, read out when it changes, with the way back for the last one that went. */
export function PostCount({ countRef, found, first, unsaving }: PostCountProps) {
  const { t } = useTranslation('community');
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p ref={countRef} role="status" tabIndex={-1} className="font-semibold tabular-nums">
        {found === 0 ? t('empty') : t('postCount', { count: found })}
        {first !== undefined && (
          <span className="font-normal text-ink-2 noscript:hidden"> {t('firstShown', { shown: first })}</span>
        )}
        {unsaving?.isUndoOffered && ` ${t('unsaved')}`}
      </p>
      {unsaving && <UndoButton removal={unsaving} label={t('undo')} />}
    </div>
  );
}
