import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { isLanguageCode } from '@wordlamp/engine/languages';
import { useMemo, useRef, useState } from 'react';
import { readDraft } from '../../../lib/draft-storage.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { beginningOf } from '../beginning.ts';
import type { OnCounted } from '../generation.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { readKeptText } from './kept-text.ts';
import { selectFirstPlaceholder } from './select-first-placeholder.ts';
import { GENERATOR, LANGUAGE_DRAFT, understoodIn } from './text-state.ts';
import { useIdleWords } from './use-idle-words.ts';
import { useReading } from './use-reading.ts';
import { useTextSheet } from './use-text-sheet.ts';

type TextGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

export type TextDesk = ReturnType<typeof useTextGenerator>;

/** The state of the page of the AI generator; its components show it and send events. */
export function useTextGenerator({ language: { code }, usage, onCounted }: TextGeneratorDeps) {
  const formRef = useRef<HTMLFormElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const sheet = useTextSheet({ language: code, usage, onCounted, focus });
  const { state, send, submit } = sheet;
  const limits = sheet.output?.revision.removedLimits;

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
  const limitsPause = useOffer(limits?.length ? limits : undefined, () => send({ type: 'offerOver', offer: 'limits' }));

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
  return { ...sheet, formRef, fieldRef, understood, reading, prepare, removal, limitsPause };
}
