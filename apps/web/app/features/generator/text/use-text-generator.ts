import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { isLanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readDraft } from '../../../lib/draft-storage.ts';
import { useMachine } from '../../../ui/use-machine.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { beginningOf } from '../beginning.ts';
import { type OnCounted, outputOf, type Writer } from '../generation.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { keepText, readKeptText } from './kept-text.ts';
import { reduceText } from './reduce-text.ts';
import { selectFirstPlaceholder } from './select-first-placeholder.ts';
import { GENERATOR, INITIAL_TEXT, LANGUAGE_DRAFT, understoodIn } from './text-state.ts';
import { useIdleWords } from './use-idle-words.ts';
import { useReading } from './use-reading.ts';
import { useTextEffects } from './use-text-effects.ts';

type TextGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

export type TextDesk = ReturnType<typeof useTextGenerator>;

/** The state of the page of the AI generator; its components show it and send events. */
export function useTextGenerator({ language: { code }, usage, onCounted }: TextGeneratorDeps) {
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const perform = useTextEffects({ language: code, refusalText, onCounted, focus });
  const { state, send } = useMachine({ initial: INITIAL_TEXT, reduce: reduceText, perform });
  const output = outputOf(state.sheet);
  const limits = output?.revision.removedLimits;

  const submit = (writer: Writer) => send({ type: 'submitted', pageLanguage: code, writer });
  useArrival(formRef, arrive);
  useHandOver(state.isHandOverPending, () => submit('server'));
  useIdleWords(state.idea, code);
  const [isUsed, setIsUsed] = useState(false);
  const understood = useMemo(() => understoodIn(state), [state]);
  const { idea, language } = state;
  const reading = useReading({
    idea,
    language,
    pageLanguage: code,
    isWanted: isUsed && understood === undefined,
  });
  const removedPause = useOffer(state.removed, () => send({ type: 'offerOver', offer: 'removed' }));
  const replacedPause = useOffer(state.replaced, () => send({ type: 'offerOver', offer: 'replaced' }));
  const limitsPause = useOffer(limits?.length ? limits : undefined, () => send({ type: 'offerOver', offer: 'limits' }));
  useEffect(() => {
    if (output) keepText(GENERATOR, output);
  }, [output]);

  function arrive({ form, isPressed, handedOver, shared }: Arrival): void {
    const field = fieldRef.current;
    if (!field) return;
    const early = field.value;
    const draft = readDraft(GENERATOR);
    const beginning = beginningOf({ early, isBlank: early === '', isPressed, handedOver, draft });
    const language = [new FormData(form).get('language'), readDraft(LANGUAGE_DRAFT)].find(isLanguageCode);
    send({ type: 'began', beginning, language, kept: readKeptText(GENERATOR), pageLanguage: code });
    if (shared !== undefined) send({ type: 'templateTaken', template: shared }); // what was there can be had back
    if (location.hash === `#${field.id}`) field.focus();
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || early !== '') prepare();
  }

  function focus(on: 'idea' | 'placeholder'): void {
    const field = fieldRef.current;
    if (field && on === 'placeholder') selectFirstPlaceholder(field);
    else field?.focus();
  }

  function prepare(): void {
    setIsUsed(true);
    prepareToGenerate(code);
  }

  const removal = {
    clear: () => send({ type: 'cleared' }),
    undo: () => send({ type: 'undone' }),
    isUndoOffered: state.removed !== undefined,
    ...removedPause,
  };
  const replaced = {
    undo: () => send({ type: 'replacedBack' }),
    isUndoOffered: state.replaced !== undefined,
    ...replacedPause,
  };
  return {
    formRef,
    fieldRef,
    state,
    send,
    understood,
    reading,
    submit,
    prepare,
    refusalText,
    removal,
    replaced,
    limitsPause,
  };
}
