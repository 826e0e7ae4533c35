import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type KeptEntry, kindOf } from '../../lib/device-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type DeviceEntryProps = { entry: KeptEntry; size: string; onClear(): void };

/** One thing that this device keeps: what it is, its key, and its value. */
export function DeviceEntry({ entry, size, onClear }: DeviceEntryProps) {
  const { t } = useTranslation('privacy');
  const id = useId();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-56 grow">
          <h3 id={id} className="font-sans text-base font-semibold">
            {t(`kept.${kindOf(entry)}`)}
          </h3>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
            <bdi dir="ltr" className="font-mono text-xs leading-[1.85] wrap-anywhere">
              {entry.key}
            </bdi>
            <bdi className="tabular-nums">{size}</bdi>
            <span>{t(`device.until.${entry.area}`)}</span>
          </p>
        </div>
        <Button id={`${id}-clear`} tone="quiet" aria-labelledby={`${id}-clear ${id}`} onClick={onClear}>
          {t('device.clear')}
        </Button>
      </div>
      <details className="group">
        <summary
          aria-labelledby={`${id}-show ${id}`}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 marker:content-none hover:text-ink"
        >
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
          <span id={`${id}-show`} className="underline underline-offset-4">
            {t('device.show')}
          </span>
        </summary>
        <pre
          dir="auto"
          className="mt-1 max-h-60 overflow-y-auto bg-sunk p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {entry.text}
        </pre>
      </details>
    </li>
  );
}
