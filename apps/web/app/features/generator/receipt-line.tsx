import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { currentReceipt, watchReceipts } from './receipts.ts';

const none = () => undefined;

/**
 * The line above a result's buttons that confirms their actions. It is a live region and keeps its place, so that
 * nothing moves and nothing is covered.
 * @param idle shown while there is nothing to say
 */
export function ReceiptLine({ idle }: { idle: string }) {
  const receipt = useSyncExternalStore(watchReceipts, currentReceipt, none);
  return (
    <div className="min-h-[1lh] text-xs @min-[30rem]:text-sm">
      <div role="status" className={receipt && 'grid'}>
        {receipt && (
          <p className="flex items-start gap-1.5 font-medium text-ok">
            <Icon name="check" className="@min-[30rem]:mt-0.5" />
            <span>{receipt.text}</span>
          </p>
        )}
        {receipt?.detail !== undefined && <p className="text-ink-2">{receipt.detail}</p>}
      </div>
      {!receipt && <p className="text-ink-2">{idle}</p>}
    </div>
  );
}
