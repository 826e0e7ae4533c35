import { useTranslation } from 'react-i18next';
import { failureCode } from './failure-code.ts';

const NAMESPACES = ['account', 'authErrors', 'errors'] as const;

/** Words for what went wrong: by the code of a refusal; where there are none for it, the server's own. */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(NAMESPACES);
  return (error) => {
    if (!navigator.onLine) return t('offline');
    const code = failureCode(error);
    if (code === undefined) {
      console.warn('The server could not be asked.', error);
      return t('unreachable');
    }
    const [words] = [`account:problem.${code}`, `authErrors:${code}`, `errors:${code}`].filter((key) =>
      i18n.exists(key),
    );
    if (words !== undefined) return i18n.t(words as 'account:unreachable');
    return error instanceof Error ? error.message : t('unreachable');
  };
}
