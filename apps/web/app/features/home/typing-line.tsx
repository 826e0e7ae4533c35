import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTyping } from './use-typing.ts';

const NAMES = ['textToolTitle', 'artToolTitle', 'jsonToolTitle', 'videoToolTitle'] as const;

/** All alternatives take up space in the same cell, so that nothing below moves when one replaces another. */
const STACKED = 'col-start-1 row-start-1';

/**
 * The generators' names, typed one after the other. Assistive technology reads them as one sentence; what moves can be
 * stopped, and does not move at all if the visitor prefers reduced motion.
 */
export function TypingLine() {
  const { t } = useTranslation('home');
  const [isMoving, setIsMoving] = useState(false);
  const names = NAMES.map((name) => t(name));
  const typed = useTyping(names, isMoving);

  useEffect(() => {
    setIsMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  return (
    <p className="flex min-h-11 items-center text-sm text-ink-2">
      <span className="sr-only">
        {t('typingLead')} {names.join(' · ')}
      </span>
      <button
        type="button"
        onClick={() => setIsMoving(!isMoving)}
        aria-label={isMoving ? t('typingStop') : t('typingStart')}
        className="-ms-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink motion-reduce:hidden noscript:hidden"
      >
        <Icon name={isMoving ? 'pause' : 'play'} className="size-4" />
      </button>
      <span className="flex flex-wrap gap-x-2">
        <span aria-hidden="true">{t('typingLead')}</span>
        <span aria-hidden="true" className="grid font-semibold text-ink">
          {names.map((name) => (
            <span key={name} className={`${STACKED} invisible pe-1.5`}>
              {name}
            </span>
          ))}
          <span className={`${STACKED} min-h-lh justify-self-start border-e-2 border-primary pe-1`}>{typed}</span>
        </span>
      </span>
    </p>
  );
}
