import { CONTACT_LIMITS } from '@wordlamp/contract/contact-limits';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactFields } from './contact-fields.ts';
import type { ContactProblem } from './contact-problems.ts';

/** Words for a problem, as they stand at its field. */
export function useProblemText(): (problem: ContactProblem, fields: ContactFields) => string {
  const { t } = useTranslation(['contact', 'errors']);
  return ({ field, kind }, fields) => {
    switch (kind) {
      case 'missing':
        return t(`missing.${field}`);
      case 'noEmail':
        return t('errors:contact_email_invalid');
      case 'tooLong':
        return t('tooLong', { count: fields[field].trim().length - CONTACT_LIMITS[field] });
    }
  };
}
