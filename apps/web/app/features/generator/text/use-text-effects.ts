import type { GenerationRequest } from '@wordlamp/contract/generation';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { saveDraft } from '../../../lib/draft-storage.ts';
import { notify } from '../../../lib/notify.ts';
import { type DeviceRequest, writeOffline, writeOnDevice } from '../../../lib/write-on-device.ts';
import { firstWords } from '../first-words.ts';
import type { Writer } from '../generation.ts';
import { type GenerationDeps, useGeneration } from '../use-generation.ts';
import { keepText } from './kept-text.ts';
import { deviceRequestOf } from './revision.ts';
import { GENERATOR, LANGUAGE_DRAFT, type TextEffect, type TextEvent } from './text-state.ts';

/** Words of the idea that the fallback keeps. */
const FALLBACK_WORDS = 20;

type TextEffectsDeps = Omit<GenerationDeps, 'words'> & { focus(on: 'idea' | 'placeholder'): void };
export type SendText = (event: TextEvent) => void;

/** All that the page of the AI generator does outside of its state. */
export function useTextEffects({ focus, ...deps }: TextEffectsDeps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const { refusalText } = deps;
  const words = { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') };
  const generation = useGeneration({ ...deps, words });

  async function generate(request: GenerationRequest, writer: Writer, send: SendText): Promise<void> {
    const job = {
      request,
      writeOnDevice: async () => (await writeOffline(deviceRequestOf(request))).prompt,
      writeFallback: () => t('fallbackPrompt', { idea: firstWords(request.text, FALLBACK_WORDS) }),
    };
    send({ type: 'answered', request, answer: await generation.obtain(job, writer) });
  }

  return (effect: TextEffect, send: SendText): void => {
    switch (effect.do) {
      case 'generate':
        generate(effect.request, effect.writer, send);
        break;
      case 'rewrite':
        rewrite(effect.request, send);
        break;
      case 'announce':
        announce(t(effect.key));
        break;
      case 'explain': {
        const text = refusalText({ code: effect.problem, text: '', requests: undefined });
        if (effect.how === 'notify') notify('error', text);
        else announce(text);
        break;
      }
      case 'saveDraft':
        saveDraft(GENERATOR, effect.idea);
        break;
      case 'saveLanguage':
        saveDraft(LANGUAGE_DRAFT, effect.language ?? '');
        break;
      case 'forgetResult':
        keepText(GENERATOR, undefined);
        break;
      case 'focus':
        focus(effect.on);
        break;
      default:
        generation.perform(effect);
    }
  };
}

async function rewrite(request: DeviceRequest, send: SendText): Promise<void> {
  const written = await writeOnDevice(request).catch((reason: unknown) => {
    console.warn('The prompt could not be rewritten on the device.', reason);
    return undefined;
  });
  send({ type: 'rewritten', request, written });
}
