import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useRef, useState } from 'react';
import { loadWords } from '../../i18n/load-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import type { Refusal } from '../../lib/request-prompt.ts';
import { type Generation, type OnCounted, type Output, outputOf } from './generation.ts';
import type { GenerationJob } from './generation-job.ts';
import { limitOf } from './limit-of.ts';
import { obtainPrompt, type Writer } from './obtain-prompt.ts';

type GenerationDeps = {
  language: LanguageCode;
  /** What this generator says when a prompt is there, and when the page had to make one up. */
  words: { generated: string; fallbackNotice: string };
  refusalText(refusal: Refusal): string;
  onCounted: OnCounted;
};

/** One prompt at a time, from the press of the button to the sheet. */
export function useGeneration({ language, words, refusalText, onCounted }: GenerationDeps) {
  const { t, i18n } = useTranslation('generator');
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const running = useRef<symbol>(undefined);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function generate(job: GenerationJob, writer: Writer = 'server'): Promise<void> {
    if (running.current) return;
    const { request } = job;
    const run = Symbol('generation');
    running.current = run;
    const before = generation;
    setGeneration((previous) => ({ status: 'working', output: outputOf(previous) }));
    const obtained = await obtainPrompt(job, writer);
    // Counted on the server, also if the visitor has cleared or left the page meanwhile.
    if (obtained.outcome === 'written') onCounted(obtained.requests);
    if (obtained.outcome === 'refused') await loadWords(i18n, language, 'errors');
    if (running.current !== run || isLeft.current) return;
    running.current = undefined;
    switch (obtained.outcome) {
      case 'written':
        show({ prompt: obtained.prompt, source: 'server', number: obtained.requests, request });
        return notify('success', words.generated);
      case 'writtenOnDevice':
        show({
          prompt: obtained.prompt,
          source: writer === 'device' ? 'chosenDevice' : 'device',
          number: 0,
          request,
        });
        return notify('success', words.generated);
      case 'refused':
        refuse(obtained.refusal);
        return notify('error', refusalText(obtained.refusal));
      case 'notWritten':
        console.warn('The prompt could not be written on the device.', obtained.reason);
        setGeneration(before);
        return notify('error', t('writeHereFailed'));
      case 'unreachable':
        console.warn('The prompt was written without the server.', obtained.reason);
        // The specified 0 is for a call that was made and failed.
        if (navigator.onLine) onCounted(0);
        show({ prompt: job.writeFallback(), source: 'fallback', number: 0, request });
        return notify('info', words.fallbackNotice);
    }
  }

  function show(output: Output): void {
    setGeneration({ status: 'ready', output });
  }

  function refuse(refusal: Refusal): void {
    if (refusal.requests !== undefined) onCounted(refusal.requests, limitOf(refusal) === 'network');
    setGeneration((previous) => ({ status: 'failed', refusal, output: outputOf(previous) }));
  }

  /** Puts another state on the sheet; what is being written then comes to nothing. */
  function replace(generation: Generation): void {
    running.current = undefined;
    setGeneration(generation);
  }

  return { generation, generate, replace };
}
