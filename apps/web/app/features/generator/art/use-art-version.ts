import type { ArtNote, ArtTarget } from '@wordlamp/engine/art';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { type ArtVersion, writeArtOnDevice } from '../../../lib/write-art-on-device.ts';
import type { Output } from '../generation.ts';

type Wanted = { output: Output; target: ArtTarget; variant: number };
type Written = Wanted & { version: ArtVersion | undefined };

/** The last wording; after it comes the first again. Source: the contract's limit for `variant`. */
const MAX_VARIANT = 99;
const NO_NOTES: readonly ArtNote[] = [];

/** Which version of a result is shown: its target, its wording, and the engine's notes on it. */
export function useArtVersion(output: Output, target: ArtTarget) {
  const { t } = useTranslation('artGenerator');
  const [wording, setWording] = useState({ output, variant: 0 });
  const [written, setWritten] = useState<Written>();
  const variant = wording.output === output ? wording.variant : 0;
  const isRewritable = output.source !== 'fallback';
  // This one came with the result; only its notes are written here.
  const isOriginal = variant === 0 && target === output.request.target;

  useEffect(() => {
    if (!isRewritable) return;
    let isWanted = true;
    const show = (version: ArtVersion | undefined) => isWanted && setWritten({ output, target, variant, version });
    writeArtOnDevice({ sentence: output.request.text, target, variant }).then(show, (reason) => {
      console.warn('The version could not be written.', reason);
      show(undefined);
      if (isWanted && !isOriginal) notify('error', t('rewriteFailed'));
    });
    return () => {
      isWanted = false;
    };
  }, [isRewritable, isOriginal, output, target, variant, t]);

  const last = written?.output === output ? written : undefined;
  const isBehind = !isOriginal && !(last?.target === target && last.variant === variant);
  return {
    /** Undefined where the version could not be written. */
    prompt: isOriginal || last === undefined ? output.prompt : last.version?.prompt,
    notes: last?.version?.notes ?? NO_NOTES,
    /** Whether what is shown is the version before the one that was asked for. */
    isBehind,
    isRewritable,
    nextWording: () => setWording({ output, variant: variant === MAX_VARIANT ? 0 : variant + 1 }),
  };
}
