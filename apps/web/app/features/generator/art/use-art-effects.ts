import type { GenerationRequest } from '@wordlamp/contract/generation';
import { ART_TARGETS } from '@wordlamp/engine/art-targets';
import type { RefObject } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { type ArtVersionRequest, proposeArtOnDevice, writeArtOnDevice } from '../../../lib/write-art-on-device.ts';
import type { Writer } from '../generation.ts';
import { keep } from '../kept-result.ts';
import { type GenerationDeps, useGeneration } from '../use-generation.ts';
import { saveArtDraft } from './art-draft.ts';
import { type ArtEffect, type ArtEvent, GENERATOR } from './art-state.ts';
import { versionRequestOf } from './art-version.ts';
import { focusField } from './focus-field.ts';

type ArtEffectsDeps = Omit<GenerationDeps, 'words'> & { formRef: RefObject<HTMLFormElement | null> };
type SendArt = (event: ArtEvent) => void;

/** The side effects of the art generator's page. */
export function useArtEffects({ formRef, ...deps }: ArtEffectsDeps) {
  const { t } = useTranslation(['artGenerator', 'generator']);
  const { refusalText, language } = deps;
  const words = { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') };
  const generation = useGeneration({ ...deps, words });

  async function generate(request: GenerationRequest, writer: Writer, send: SendArt): Promise<void> {
    const { text, target, chosen } = request;
    const of = versionRequestOf(request, ART_TARGETS.find((known) => known === target) ?? 'natural');
    const job = {
      request,
      writeOnDevice: async () => (await writeArtOnDevice(of)).prompt,
      // Falls back to the idea itself.
      writeFallback: () => (chosen === undefined ? t('fallbackPrompt', { sentence: text }) : text),
    };
    send({ type: 'answered', request, answer: await generation.obtain(job, writer) });
  }

  async function propose(idea: string, send: SendArt): Promise<void> {
    const proposal = await proposeArtOnDevice(idea, language).catch((reason: unknown) => {
      // The connection was lost before the engine was loaded: missing choices are then reported as usual.
      console.warn('Nothing could be proposed for the idea.', reason);
      return undefined;
    });
    send({ type: 'proposed', idea, proposal, pageLanguage: language });
  }

  return (effect: ArtEffect, send: SendArt): void => {
    switch (effect.do) {
      case 'generate':
        generate(effect.request, effect.writer, send);
        break;
      case 'propose':
        propose(effect.idea, send);
        break;
      case 'writeVersion':
        writeVersion(effect.of, send);
        break;
      case 'announce':
        announce(t(effect.key));
        break;
      case 'notify':
        notify('error', t(effect.key));
        break;
      case 'explain': {
        const text = refusalText({ code: effect.problem, text: '', requests: undefined });
        if (effect.how === 'notify') notify('error', text);
        else announce(text);
        break;
      }
      case 'saveDraft':
        saveArtDraft(effect.choices);
        break;
      case 'forgetResult':
        keep(GENERATOR, undefined);
        break;
      case 'focusField':
        focusField(effect.field);
        break;
      case 'focus':
        formRef.current?.querySelector<HTMLElement>(effect.on)?.focus();
        break;
      default:
        generation.perform(effect);
    }
  };
}

async function writeVersion(of: ArtVersionRequest, send: SendArt): Promise<void> {
  const version = await writeArtOnDevice(of).catch((reason: unknown) => {
    console.warn('The version could not be written.', reason);
    return undefined;
  });
  send({ type: 'versionWritten', of, version });
}
