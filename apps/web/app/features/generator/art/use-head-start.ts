import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';

/** Loads what the first prompt needs when the form is used; that may have been before the app. */
export function useHeadStart(language: LanguageCode): void {
  useAtFirstFocus(prepareArt, language);
}

function prepareArt(language: LanguageCode): void {
  prepareToGenerate(language, loadArtEngine);
}
