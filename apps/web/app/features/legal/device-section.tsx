import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { type KeptEntry, listKept, sizeOf } from '../../lib/device-storage.ts';
import { withoutGap } from '../../lib/relative-words.ts';
import { Button } from '../../ui/button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { DeviceEntry } from './device-entry.tsx';
import { useKeptEntries } from './use-kept-entries.ts';

/** What the browser keeps for this site, in words, to be read and cleared. It is known in the browser only. */
export function DeviceSection() {
  const { t } = useTranslation('privacy');
  const { tag } = useLanguage();
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState({ text: '', isOffer: false });
  const removal = useKeptEntries();
  const { entries } = removal;
  const status = said.isOffer && !removal.isUndoOffered ? '' : said.text;

  function say(text: string, isOffer: boolean): void {
    setSaid({ text, isOffer });
    announce(text);
    // The pressed button is gone.
    statusRef.current?.focus();
  }
  function clear(wanted: readonly KeptEntry[]): void {
    removal.clear(wanted);
    say(t('device.cleared', { count: wanted.length }), true);
  }
  function undo(): void {
    removal.undo();
    say(t('device.undone'), false);
  }

  const bytes = (entries ?? []).reduce((sum, entry) => sum + sizeOf(entry), 0);
  return (
    <div className="grid max-w-measure gap-4">
      <p>{t('device.text')}</p>
      <noscript>
        <p>{t('device.noScript')}</p>
      </noscript>
      <p ref={statusRef} tabIndex={-1} className={status === '' ? 'sr-only' : 'border-s-3 border-ok py-1 ps-3'}>
        {status}
      </p>
      {entries && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">
            {entries.length === 0
              ? t('device.empty')
              : t('device.total', { count: entries.length, size: sizeText(bytes, tag) })}
          </p>
          {entries.length > 0 && (
            <Button tone="quiet" onClick={() => clear(listKept())}>
              {t('device.clearAll')}
            </Button>
          )}
          <UndoButton removal={{ ...removal, undo }} label={t('device.undo')} />
        </div>
      )}
      {entries && entries.length > 0 && (
        <ul className="border-t border-line">
          {entries.map((entry) => (
            <DeviceEntry
              key={`${entry.area} ${entry.key}`}
              entry={entry}
              size={sizeText(sizeOf(entry), tag)}
              onClear={() => clear([entry])}
            />
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-2">{t('device.pages')}</p>
      <p className="text-sm text-ink-2">{t('device.later')}</p>
    </div>
  );
}

/** @param tag BCP 47 tag of the page's language */
function sizeText(bytes: number, tag: string): string {
  const unit = bytes < 1000 ? 'byte' : 'kilobyte';
  const value = bytes < 1000 ? bytes : bytes / 1000;
  const format = {
    style: 'unit',
    unit,
    unitDisplay: bytes < 1000 ? 'long' : 'short',
    maximumFractionDigits: 1,
  } as const;
  return withoutGap(new Intl.NumberFormat(tag, format).format(value));
}
