import type { TextChoices } from '@wordlamp/engine';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { TextTarget } from '@wordlamp/engine/text-targets';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import { type Generation, outputOf } from '../generation.ts';
import { type KeptResult, keepResult, readKeptResult } from './kept-result.ts';
import { useLimits } from './use-limits.ts';
import { useReplacedResult } from './use-replaced-result.ts';
import { useRevisions } from './use-revisions.ts';

/** The last wording; after it comes the first again. Source: the contract's limit for `variant`. */
const MAX_VARIANT = 99;

type Change = (request: DeviceRequest) => DeviceRequest;
type ResultDeps = { generation: Generation; onReplaced(generation: Generation): void };

/** The result on the sheet, and everything that can be made of it on the device. */
export function useResult({ generation, onReplaced }: ResultDeps) {
  const { t } = useTranslation('textGenerator');
  const revisions = useRevisions();
  const output = outputOf(generation);
  const of = output?.request;
  const revision = revisions.revisionOf(of);
  const isRewritable = output !== undefined && output.source !== 'fallback';
  const limits = useLimits({ of, revise });
  const replaced = useReplacedResult({ output, revision, onBack: show });

  useEffect(() => {
    if (output && revision) keepResult({ output, revision });
  }, [output, revision]);

  async function revise(change: Change): Promise<boolean> {
    if (!of || !isRewritable) return false;
    const isDone = await revisions.revise(of, change);
    if (!isDone) announce(t('rewriteFailed'));
    return isDone;
  }

  async function reviseAloud(change: Change): Promise<boolean> {
    const isDone = await revise(change);
    if (isDone) announce(t('rewrittenStatus'));
    return isDone;
  }

  function withChoices(choices: TextChoices): Change {
    return (request) => ({ ...request, choices: { ...request.choices, ...choices } });
  }

  /** Brings back a result that was on the sheet before. */
  function show(kept: KeptResult): void {
    revisions.open(kept.revision);
    onReplaced({ status: 'ready', output: kept.output });
  }

  /** Puts another state on the sheet, and forgets the result where it has none. */
  function replace(generation: Generation): void {
    if (!outputOf(generation)) keepResult(undefined);
    onReplaced(generation);
  }

  function restore(): DeviceRequest | undefined {
    const kept = readKeptResult();
    if (kept) show(kept);
    return kept?.revision.request;
  }

  return {
    revision,
    isRewritable,
    isFailed: of !== undefined && revisions.isFailed(of),
    start: revisions.start,
    restore,
    replace,
    choose: (choices: TextChoices) => reviseAloud(withChoices(choices)),
    /** While it is typed, so that it is not said with each letter. */
    type: (choices: TextChoices) => revise(withChoices(choices)),
    asRead: () => reviseAloud((request) => ({ ...request, choices: undefined })),
    setTarget: (target: TextTarget) => reviseAloud((request) => ({ ...request, target })),
    setLanguage: (language: LanguageCode | undefined) => reviseAloud((request) => ({ ...request, language })),
    nextWording: () =>
      reviseAloud((request) => ({ ...request, variant: ((request.variant ?? 0) + 1) % (MAX_VARIANT + 1) })),
    fill: (placeholder: string, text: string) => of && revisions.fill(of, placeholder, text),
    limits,
    replaced,
  };
}
export type Result = ReturnType<typeof useResult>;
