import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { announce } from '../lib/announce.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export type NewVersionProps = { onReload(): void; onClose(): void };

/** Announces a new version of the site. Overlays the header, so that nothing moves and no form is covered. */
export function NewVersion({ onReload, onClose }: NewVersionProps) {
  const { t } = useTranslation(['offline', 'shell']);
  const text = t('newVersion');
  useEffect(() => announce(text), [text]);
  return (
    <aside
      aria-label={text}
      className="fixed inset-x-3 top-3 z-20 mx-auto flex w-fit max-w-measure items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-2 shadow-popover max-md:flex-wrap"
    >
      <p className="min-w-0 leading-snug">
        <span className="block font-semibold">{text}</span>
        <span className="text-sm text-ink-2">{t('newVersionHint')}</span>
      </p>
      <div className="ms-auto flex gap-1">
        <Button tone="main" onClick={onReload}>
          {t('reload')}
        </Button>
        <Button tone="text" aria-label={t('shell:languageOfferClose')} onClick={onClose} className="min-w-11">
          <Icon name="close" />
        </Button>
      </div>
    </aside>
  );
}
