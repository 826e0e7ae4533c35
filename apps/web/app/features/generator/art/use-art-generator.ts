import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useRef } from 'react';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { useMachine } from '../../../ui/use-machine.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { type OnCounted, outputOf, type Writer } from '../generation.ts';
import { prefillOf } from '../prefill.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { hasChoices, NO_CHOICES, readChoices } from './art-choices.ts';
import { readArtDraft } from './art-draft.ts';
import { GENERATOR, INITIAL_ART } from './art-state.ts';
import { keepArt, readKeptArt } from './art-version.ts';
import { reduceArt } from './reduce-art.ts';
import { useArtEffects } from './use-art-effects.ts';

type ArtGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

/** The state of the page of the art generator; its components show it and send events. */
export function useArtGenerator({ language: { code }, usage, onCounted }: ArtGeneratorDeps) {
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const perform = useArtEffects({ language: code, refusalText, onCounted, formRef });
  const { state, send } = useMachine({ initial: INITIAL_ART, reduce: reduceArt, perform });
  const output = outputOf(state.sheet);

  useArrival(formRef, arrive);
  useHandOver(state.handOver === 'waiting', () => send({ type: 'handOverDue', pageLanguage: code }));
  useAtFirstFocus(prepareArt, code);
  const pause = useOffer(state.removed, () => send({ type: 'undoOver' }));
  useEffect(() => {
    if (output) keepArt(GENERATOR, output);
  }, [output]);

  function arrive({ form, isPressed, handedOver }: Arrival): void {
    const early = readChoices(Object.fromEntries(new FormData(form)));
    const prefill = prefillOf({
      early,
      isBlank: !hasChoices(early),
      isPressed,
      handedOver: handedOver === undefined ? undefined : { ...NO_CHOICES, details: handedOver },
      draft: readArtDraft(),
    });
    send({ type: 'began', prefill, kept: readKeptArt(GENERATOR), pageLanguage: code });
  }

  const removal = {
    clear: () => send({ type: 'cleared' }),
    undo: () => send({ type: 'undone' }),
    isUndoOffered: state.removed !== undefined,
    ...pause,
  };
  const submit = (writer: Writer) => send({ type: 'submitted', writer, pageLanguage: code });
  return { formRef, state, send, submit, removal, refusalText };
}

/** Loads what the first prompt needs. */
function prepareArt(language: LanguageCode): void {
  prepareToGenerate(language, loadArtEngine);
}
