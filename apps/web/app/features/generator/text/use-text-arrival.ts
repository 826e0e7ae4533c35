import type { LanguageCode } from '@wordlamp/engine/languages';
import type { RefObject } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { readDraft } from '../../../lib/draft-storage.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { beginningOf } from './beginning.ts';
import type { Idea } from './use-idea.ts';
import type { RequestChoices } from './use-request-choices.ts';
import type { Result } from './use-result.ts';

type TextArrivalDeps = {
  /** Key of the draft. */
  generator: string;
  formRef: RefObject<HTMLFormElement | null>;
  idea: Idea;
  choices: RequestChoices;
  result: Result;
  submit(text: string, pinned?: LanguageCode): void;
  prepare(): void;
};

/** With what the page begins: a prompt that is handed over, what was typed early, or what was here before. */
export function useTextArrival(deps: TextArrivalDeps) {
  const { generator, formRef, idea, choices, result, submit, prepare } = deps;
  const { t } = useTranslation('generator');
  const handOver = useHandOver(() => submit(idea.text));
  useArrival(formRef, begin);

  function begin({ isPressed, handedOver }: Arrival): void {
    const field = idea.fieldRef.current;
    if (!field) return;
    const pinned = choices.begin(field.form);
    const { text, start } = beginningOf({ typed: field.value, isPressed, handedOver, draft: readDraft(generator) });
    if (text !== '') idea.write(text);
    if (start === 'now') submit(text, pinned);
    if (start === 'soon') handOver.accept();
    if (start === 'never') choices.follow(result.restore()?.target ?? 'general');
    if (location.hash === `#${field.id}`) field.focus();
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || field.value !== '') prepare();
  }

  function cancel(): void {
    handOver.cancel();
    announce(t('handOverCancelled'));
    idea.fieldRef.current?.focus();
  }

  return { isPending: handOver.isPending, cancel, stop: handOver.cancel };
}
