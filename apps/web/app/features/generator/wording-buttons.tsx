import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

type WordingButtonsProps = {
  /** "Another wording". */
  label: string;
  isBackOffered: boolean;
  onNext(): void;
  onBack(): void;
  className?: string;
};

/** Leads to another wording of a result and back again, step by step. */
export function WordingButtons({ label, isBackOffered, onNext, onBack, className }: WordingButtonsProps) {
  const { t } = useTranslation('generator');
  const nextRef = useRef<HTMLSpanElement>(null);
  const wasOffered = useRef(isBackOffered);

  // The last step back removes its button, so the focus moves to the button for the next wording.
  useEffect(() => {
    const isLost = wasOffered.current && !isBackOffered && document.activeElement === document.body;
    if (isLost) nextRef.current?.querySelector('button')?.focus();
    wasOffered.current = isBackOffered;
  }, [isBackOffered]);

  return (
    <>
      <span ref={nextRef} className="contents">
        <Button tone="text" className={className} onClick={onNext}>
          {label}
        </Button>
      </span>
      {isBackOffered && (
        <Button tone="text" className={className} onClick={onBack}>
          {t('wordingBack')}
        </Button>
      )}
    </>
  );
}
