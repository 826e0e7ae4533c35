import type { LanguageCode } from '@wordlamp/engine/languages';
import { type RefObject, useEffect } from 'react';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';

/** Loads what the first prompt needs as soon as the form is used; its use may have begun before the app was there. */
export function useHeadStart(formRef: RefObject<HTMLFormElement | null>, language: LanguageCode): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const prepare = () => prepareToGenerate(language, loadArtEngine);
    if (form.contains(document.activeElement)) prepare();
    form.addEventListener('focusin', prepare, { once: true });
    return () => form.removeEventListener('focusin', prepare);
  }, [formRef, language]);
}
