import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';

/** A prompt in the navigation's state belongs to the text generator: redirects there, replacing home in the history. */
export function useForwardedPrompt(): void {
  const { state } = useLocation();
  const { code } = useLanguage();
  const navigate = useNavigate();
  const prompt: unknown = state?.prompt;
  useEffect(() => {
    if (typeof prompt === 'string') navigate(pathOf('aiGenerator', code), { state: { prompt }, replace: true });
  }, [prompt, code, navigate]);
}
