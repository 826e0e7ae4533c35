import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import type { TextTarget } from '@wordlamp/engine/text-targets';
import { useState } from 'react';
import { readDraft, saveDraft } from '../../../lib/draft-storage.ts';
import type { Result } from './use-result.ts';

const LANGUAGE_DRAFT = 'ai-prompt:language';

/** What holds for the prompt that is shown and for those that follow: its target, and its language where a person pinned one. */
export function useRequestChoices(result: Result) {
  const [target, setTarget] = useState<TextTarget>('general');
  const [language, setLanguage] = useState<LanguageCode>();

  async function chooseTarget(wanted: TextTarget): Promise<void> {
    if (await result.setTarget(wanted)) setTarget(wanted);
  }

  function pin(wanted: LanguageCode | undefined): void {
    setLanguage(wanted);
    saveDraft(LANGUAGE_DRAFT, wanted ?? '');
    result.setLanguage(wanted);
  }

  /** Takes up what was chosen before the app was there, else what was kept. Answers the language, since the state only follows. */
  function begin(form: HTMLFormElement | null): LanguageCode | undefined {
    const early = form && new FormData(form).get('language');
    const begun = [early, readDraft(LANGUAGE_DRAFT)].find(isLanguageCode);
    setLanguage(begun);
    return begun;
  }

  return { target, language, chooseTarget, pin, begin, follow: setTarget };
}
export type RequestChoices = ReturnType<typeof useRequestChoices>;
