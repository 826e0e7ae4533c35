import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadWords } from '../../i18n/load-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import type { Refusal } from '../../lib/request-prompt.ts';
import type { Answer, GenerationEffect, OnCounted, Writer } from './generation.ts';
import { type GenerationJob, obtainPrompt } from './obtain-prompt.ts';
import { tellDone } from './receipts.ts';

export type GenerationDeps = {
  language: LanguageCode;
  /** What this generator says when a prompt is there, and when the page had to make one up. */
  words: { generated: string; fallbackNotice: string };
  refusalText(refusal: Refusal): string;
  onCounted: OnCounted;
};

/** What all generators do outside of their state: ask for a prompt, count it, and say what came of it. */
export function useGeneration({ language, words, refusalText, onCounted }: GenerationDeps) {
  const { t, i18n } = useTranslation('generator');

  async function obtain(job: GenerationJob, writer: Writer): Promise<Answer> {
    const answer = await obtainPrompt(job, writer);
    // Counted on the server, also if the visitor has cleared or left the page since.
    if (answer.outcome === 'written') onCounted(answer.requests);
    if (answer.outcome === 'refused') await loadWords(i18n, language, 'errors');
    return answer;
  }

  function perform(effect: GenerationEffect): void {
    if (effect.do === 'count') onCounted(effect.requests, effect.isNetworkSpent);
    else if (effect.do === 'tellRefusal') notify('error', refusalText(effect.refusal));
    else if (effect.what === 'generated') tellDone(words.generated);
    else if (effect.what === 'fallback') notify('info', words.fallbackNotice);
    else if (effect.what === 'notWritten') notify('error', t('writeHereFailed'));
    else announce(t('generating'));
  }

  return { obtain, perform };
}
