import type { ArtProposal } from '@wordlamp/engine/art';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { proposeArtOnDevice } from '../../../lib/write-art-on-device.ts';
import { useHandOver } from '../use-hand-over.ts';

type ProposedStartDeps = { language: LanguageCode; onProposed(proposal: ArtProposal): void; start(): void };

/** Starts what another page handed over, a moment later and not before the engine has made its proposals. */
export function useProposedStart({ language, onProposed, start }: ProposedStartDeps) {
  const { t } = useTranslation('artGenerator');
  const [isProposing, setIsProposing] = useState(false);
  const [isDue, setIsDue] = useState(false);
  const running = useRef<symbol>(undefined);
  const [isPending, setIsPending] = useState(false);
  useHandOver(isPending, () => {
    setIsPending(false);
    setIsDue(true);
  });

  const begin = useEffectEvent(() => {
    setIsDue(false);
    start();
  });
  useEffect(() => {
    if (isDue && !isProposing) begin();
  }, [isDue, isProposing]);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function accept(idea: string): Promise<void> {
    const run = Symbol('proposal');
    running.current = run;
    setIsProposing(true);
    setIsPending(true);
    try {
      const proposal = await proposeArtOnDevice(idea, language);
      if (running.current !== run || isLeft.current) return;
      onProposed(proposal);
      if (Object.values(proposal).some((choice) => choice !== null)) announce(t('proposedStatus'));
    } catch (reason) {
      // The connection went before the engine was there: what is open is then named like any other missing choice.
      console.warn('Nothing could be proposed for the idea.', reason);
    }
    if (running.current === run) setIsProposing(false);
  }

  function cancel(): void {
    setIsPending(false);
    setIsDue(false);
  }

  return { isPending: isPending || isDue, accept, cancel };
}
