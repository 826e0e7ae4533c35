import type { GenerationRequest } from '@wordlamp/contract/generation';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import { useUndo } from '../../../ui/use-undo.ts';

type Removed = { of: GenerationRequest | undefined; limits: readonly string[] };
type LimitsDeps = {
  /** The request whose result is shown. */
  of: GenerationRequest | undefined;
  revise(change: (request: DeviceRequest) => DeviceRequest): Promise<boolean>;
};

/** Taking limits out of a prompt, and bringing them back, the last one first. */
export function useLimits({ of, revise }: LimitsDeps) {
  const { t } = useTranslation('textGenerator');
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();
  const removed = kept?.of === of ? (kept?.limits ?? []) : [];

  async function remove(limit: string): Promise<void> {
    if (!(await revise(changeOf((limits) => [...limits, limit])))) return;
    keep({ of, limits: [...removed, limit] });
    announce(t('limitRemovedStatus'));
  }

  async function undo(): Promise<void> {
    const last = removed.at(-1);
    if (!(await revise(changeOf((limits) => limits.filter((limit) => limit !== last))))) return;
    if (removed.length > 1) keep({ of, limits: removed.slice(0, -1) });
    else drop();
    announce(t('limitBackStatus'));
  }

  return { remove, undo, isUndoOffered: removed.length > 0, removedCount: removed.length, setIsPaused };
}

function changeOf(change: (limits: readonly string[]) => readonly string[]) {
  return (request: DeviceRequest): DeviceRequest => {
    const { withoutLimits = [], ...choices } = request.choices ?? {};
    return { ...request, choices: { ...choices, withoutLimits: change(withoutLimits) } };
  };
}
