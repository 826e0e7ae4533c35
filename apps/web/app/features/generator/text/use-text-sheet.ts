import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect } from 'react';
import { useMachine } from '../../../ui/use-machine.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { type OnCounted, outputOf, type Writer } from '../generation.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { keepText } from './kept-text.ts';
import { reduceText } from './reduce-text.ts';
import { GENERATOR, INITIAL_TEXT } from './text-state.ts';
import { useTextEffects } from './use-text-effects.ts';

type TextSheetDeps = {
  language: LanguageCode;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  focus(on: 'idea' | 'placeholder'): void;
};

/** The state of a text prompt and of its sheet, wherever its idea is typed. The result is kept for the generator's page. */
export function useTextSheet({ language, usage, onCounted, focus }: TextSheetDeps) {
  const refusalText = useRefusalText(usage);
  const perform = useTextEffects({ language, refusalText, onCounted, focus });
  const { state, send } = useMachine({ initial: INITIAL_TEXT, reduce: reduceText, perform });
  const output = outputOf(state.sheet);
  const replacedPause = useOffer(state.replaced, () => send({ type: 'offerOver', offer: 'replaced' }));
  useEffect(() => {
    if (output) keepText(GENERATOR, output);
  }, [output]);

  const submit = (writer: Writer) => send({ type: 'submitted', pageLanguage: language, writer });
  const replaced = {
    undo: () => send({ type: 'replacedBack' }),
    isUndoOffered: state.replaced !== undefined,
    ...replacedPause,
  };
  return { state, send, submit, output, refusalText, replaced };
}
