import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTyping } from './use-typing.ts';

const NAMES = ['textToolTitle', 'artToolTitle', 'jsonToolTitle', 'videoToolTitle'] as const;

/** All that may stand in a place take its room, so that nothing below moves when one takes the place of another. */
const STACKED = 'col-start-1 row-start-1';

/**
 * The generators' names, typed one after the other. Assistive technology reads them as one sentence; what moves can be
 * stopped, and does not move at all where the visitor wants calm.
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
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-ink-2">
      <span className="sr-only">
        {t('typingLead')} {names.join(' · ')}
      </span>
      <span aria-hidden="true">{t('typingLead')}</span>
      <span aria-hidden="true" className="grid font-semibold text-ink">
        {names.map((name) => (
          <span key={name} className={`${STACKED} invisible pe-1.5`}>
            {name}
          </span>
        ))}
        <span className={`${STACKED} min-h-lh justify-self-start border-e-2 border-primary pe-1`}>{typed}</span>
      </span>
      <button
        type="button"
        onClick={() => setIsMoving(!isMoving)}
        className="ms-auto inline-grid min-h-11 items-center px-2 text-sm underline decoration-line underline-offset-4 hover:text-ink motion-reduce:hidden noscript:hidden"
      >
        <span className={isMoving ? STACKED : `${STACKED} invisible`}>{t('typingStop')}</span>
        <span className={isMoving ? `${STACKED} invisible` : STACKED}>{t('typingStart')}</span>
      </button>
    </p>
  );
}
