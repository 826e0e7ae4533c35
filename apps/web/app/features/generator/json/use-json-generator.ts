import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useRef } from 'react';
import { loadJsonEngine } from '../../../lib/write-json-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { useMachine } from '../../../ui/use-machine.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { type OnCounted, outputOf, type Writer } from '../generation.ts';
import { keep, keptOutput, readKept } from '../kept-result.ts';
import { prefillOf } from '../prefill.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { readJsonDraft } from './json-draft.ts';
import { NO_TEXTS, TEXT_OF_TAB } from './json-inputs.ts';
import { GENERATOR, INITIAL_JSON, type JsonEffect } from './json-state.ts';
import { reduceJson } from './reduce-json.ts';
import { useJsonEffects } from './use-json-effects.ts';

type JsonGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

/** The state of the page of the JSON generator; its components show it and send events. */
export function useJsonGenerator({ language: { code }, usage, onCounted }: JsonGeneratorDeps) {
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const fieldRefs = {
    text: useRef<HTMLTextAreaElement>(null),
    code: useRef<HTMLTextAreaElement>(null),
    imageDescription: useRef<HTMLTextAreaElement>(null),
  };
  const fileRef = useRef<HTMLInputElement>(null);
  const perform = useJsonEffects({ language: code, refusalText, onCounted, prepare, focus });
  const { state, send } = useMachine({ initial: INITIAL_JSON, reduce: reduceJson, perform });
  const output = outputOf(state.sheet);

  const submit = (writer: Writer) => send({ type: 'submitted', writer, pageLanguage: code });
  useArrival(formRef, arrive);
  useHandOver(state.isHandOverPending, () => submit('server'));
  useAtFirstFocus(prepareJson, code);
  const removedPause = useOffer(state.removed, () => send({ type: 'offerOver', offer: 'removed' }));
  const mendedPause = useOffer(state.mended, () => send({ type: 'offerOver', offer: 'mended' }));
  useEffect(() => {
    if (output) keep(GENERATOR, { output });
  }, [output]);

  function arrive({ isPressed, handedOver }: Arrival): void {
    const field = fieldRefs.text.current;
    const typed = field?.value ?? '';
    const draft = readJsonDraft();
    const prefill = prefillOf({
      early: { ...draft, text: typed },
      isBlank: typed === '',
      isPressed,
      // The handed-over prompt is complete: code of an older draft must not be added.
      handedOver: handedOver === undefined ? undefined : { ...NO_TEXTS, text: handedOver },
      draft,
    });
    send({ type: 'began', prefill, kept: keptOutput(readKept(GENERATOR)), pageLanguage: code });
    // The text may have been entered before hydration, without events.
    if (typed !== '') prepare();
  }

  function prepare(): void {
    prepareJson(code);
  }

  function focus({ tab, on }: Extract<JsonEffect, { do: 'focus' }>): void {
    const field = tab === 'image' && on === 'first' ? fileRef : fieldRefs[TEXT_OF_TAB[tab]];
    field.current?.focus();
  }

  const removal = {
    clear: () => send({ type: 'cleared' }),
    undo: () => send({ type: 'undone' }),
    isUndoOffered: state.removed !== undefined,
    ...removedPause,
  };
  const mending = {
    undo: () => send({ type: 'mendUndone' }),
    isUndoOffered: state.mended !== undefined,
    ...mendedPause,
  };
  return { formRef, fieldRefs, fileRef, state, send, submit, prepare, refusalText, removal, mending };
}
export type JsonDesk = ReturnType<typeof useJsonGenerator>;

/** Also loads the code to fix a result and to measure a picture, which may be needed offline. */
function prepareJson(language: LanguageCode): void {
  prepareToGenerate(language, (code) =>
    Promise.all([
      loadJsonEngine(code),
      import('jsonrepair'),
      import('../../../lib/measure-image.ts'),
      import('@wordlamp/engine/pixels'),
    ]),
  );
}
