import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { fieldId } from './contact-fields.ts';
import type { ContactForm } from './use-contact-form.ts';

type ContactProblemListProps = { form: ContactForm };

/** What keeps the message from being sent, above the form; each entry leads to its field. */
export function ContactProblemList({ form }: ContactProblemListProps) {
  const { t } = useTranslation(['contact', 'errors']);
  if (form.problems.length < 2) return null;
  const isMissing = form.problems.some(({ kind }) => kind === 'missing');
  return (
    <div className="border-s-3 border-danger py-2 ps-3 text-sm text-danger">
      <p className="flex gap-2">
        <Icon name="warning" className="mt-px" />
        {t(isMissing ? 'errors:contact_fields_missing' : 'problems')}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {form.problems.map(({ field }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                form.focusField(field);
              }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t(`field.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
