import type { LanguageCode } from '@wordlamp/engine/languages';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadWords } from '../../i18n/load-words.ts';
import type { Translator } from '../../i18n/translator.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';

export type HomeResultProps = {
  idea: string;
  /** The id of the field of the idea. */
  fieldId: string;
  /** How often a prompt was asked for. */
  asked: number;
  /** The way on to the generator. */
  children: ReactNode;
};

/** The component and its words, which are loaded when it is asked for. */
export type LoadHomeResult = (i18n: Translator, language: LanguageCode) => Promise<ComponentType<HomeResultProps>>;

/** Has a prompt written on home; where what that needs cannot be loaded, the generator's page writes it. */
export function useHomeResult(load: LoadHomeResult) {
  const { i18n } = useTranslation('home');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<{ Result: ComponentType<HomeResultProps> }>();
  const [asked, setAsked] = useState(0);

  async function ask(idea: string): Promise<void> {
    try {
      const [Result] = await Promise.all([
        load(i18n, code),
        loadWords(i18n, code, 'textGenerator'),
        loadWords(i18n, code, 'errors'),
      ]);
      setLoaded({ Result });
      setAsked((times) => times + 1);
    } catch (reason) {
      console.warn('The prompt is written on its own page.', reason);
      navigate(pathOf('aiGenerator', code), { state: { prompt: idea } });
    }
  }

  return { Result: loaded?.Result, asked, ask };
}
