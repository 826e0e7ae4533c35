import type { LanguageCode } from '@wordlamp/engine/languages';
import { type RefObject, useEffect } from 'react';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';

/** Loads what the first prompt needs when the page is idle, or earlier when the form is used; that may have been before the app. */
export function useHeadStart(formRef: RefObject<HTMLFormElement | null>, language: LanguageCode): void {
  useWhenIdle(prepareArt, language);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const prepare = () => prepareArt(language);
    if (form.contains(document.activeElement)) prepare();
    form.addEventListener('focusin', prepare, { once: true });
    return () => form.removeEventListener('focusin', prepare);
  }, [formRef, language]);
}

function prepareArt(language: LanguageCode): void {
  prepareToGenerate(language, loadArtEngine);
}
