import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { writeJsonOnDevice } from '../../../lib/write-json-on-device.ts';
import { keep } from '../kept-result.ts';
import { type GenerationDeps, useGeneration } from '../use-generation.ts';
import { fallbackJson } from './fallback-json.ts';
import { saveJsonDraft } from './json-draft.ts';
import { GENERATOR, type JsonEffect, type JsonEvent } from './json-state.ts';
import { readPicture } from './read-picture.ts';

type SendJson = (event: JsonEvent) => void;
type JsonEffectsDeps = Omit<GenerationDeps, 'words'> & {
  prepare(): void;
  focus(effect: Extract<JsonEffect, { do: 'focus' }>): void;
};

/** The side effects of the JSON generator's page. */
export function useJsonEffects({ prepare, focus, ...deps }: JsonEffectsDeps) {
  const { t } = useTranslation(['jsonGenerator', 'generator']);
  const { refusalText, language } = deps;
  const words = { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') };
  const generation = useGeneration({ ...deps, words });

  async function generate(effect: Extract<JsonEffect, { do: 'generate' }>, send: SendJson): Promise<void> {
    const { request, inputs, writer } = effect;
    const { image: _, ...texts } = inputs;
    const job = {
      request,
      writeOnDevice: () => writeJsonOnDevice(inputs, language),
      writeFallback: () => fallbackJson(texts, new Date()),
    };
    send({ type: 'answered', request, answer: await generation.obtain(job, writer) });
  }

  return (effect: JsonEffect, send: SendJson): void => {
    switch (effect.do) {
      case 'generate':
        generate(effect, send);
        break;
      case 'prepare':
        prepare();
        break;
      case 'readPicture':
        readPicture(effect.file).then((taken) => send({ type: 'pictureRead', file: effect.file, taken }));
        break;
      case 'mend':
        mend(effect.prompt, send);
        break;
      case 'announce':
        announce(t(effect.key));
        break;
      case 'announceFile':
        announce(t(effect.key, { name: effect.name }));
        break;
      case 'tellUnmended':
        notify('error', t('fixFailed'));
        break;
      case 'explain': {
        const text = refusalText({ code: effect.problem, text: '', requests: undefined });
        if (effect.how === 'notify') notify('error', text);
        else announce(text);
        break;
      }
      case 'saveDraft':
        saveJsonDraft(effect.texts);
        break;
      case 'forgetResult':
        keep(GENERATOR, undefined);
        break;
      case 'focus':
        focus(effect);
        break;
      default:
        generation.perform(effect);
    }
  };
}

async function mend(from: string, send: SendJson): Promise<void> {
  try {
    const { jsonrepair } = await import('jsonrepair');
    send({ type: 'mended', from, prompt: jsonrepair(from) });
  } catch (reason) {
    console.info('The JSON could not be mended.', reason);
    send({ type: 'mended', from, prompt: undefined });
  }
}
