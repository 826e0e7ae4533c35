import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuthErrorText } from '../../session/use-auth-error-text.ts';
import { failureCode } from './failure-code.ts';

/** Words for what went wrong: by the code of a refusal, or that there was no answer. */
export function useFailureText(): (error: unknown) => Promise<string> {
  const { t } = useTranslation('account');
  const errorText = useAuthErrorText();
  return async (error) => {
    const code = failureCode(error);
    if (error instanceof Error && code !== undefined) {
      const { text } = await errorText({ name: error.name, message: error.message, code });
      return text;
    }
    if (!navigator.onLine) return t('offline');
    console.warn('The server could not be asked.', error);
    return t('unreachable');
  };
}
