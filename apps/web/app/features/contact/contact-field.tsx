import { CONTACT_LIMITS } from '@wordlamp/contract/contact-limits';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FIELD_LOOK } from '../../ui/field-look.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { fieldId, type RequiredField } from './contact-fields.ts';
import { isNearLimit } from './contact-problems.ts';
import { FieldLabel } from './field-label.tsx';
import type { ContactForm } from './use-contact-form.ts';

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;
const MESSAGE_ROWS = 6;

type ContactFieldProps = { field: RequiredField; form: ContactForm };

/** A field that has to be filled in, with its counter near the limit and its problem once someone wanted to send it. */
export function ContactField({ field, form }: ContactFieldProps) {
  const { t } = useTranslation('contact');
  const id = fieldId(field);
  const noteId = `${id}-note`;
  const countId = `${id}-count`;
  const text = form.fields[field];
  const limit = CONTACT_LIMITS[field];
  const problem = form.problems.find((entry) => entry.field === field);
  const isCounted = isNearLimit(field, text);
  const control = {
    id,
    value: text,
    required: true,
    readOnly: form.isSending,
    'aria-invalid': problem !== undefined,
    'aria-describedby': [problem && noteId, isCounted && countId].filter(Boolean).join(' ') || undefined,
    onChange: (event: { currentTarget: { value: string } }) => form.change({ [field]: event.currentTarget.value }),
    className: FIELD_LOOK,
  };
  return (
    <div className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FieldLabel htmlFor={id} text={t(`field.${field}`)} isRequired />
        {isCounted && (
          <bdi
            id={countId}
            className={`text-sm tabular-nums ${text.length > limit ? 'font-semibold text-danger' : 'text-ink-2'}`}
          >
            {t('characters', { used: text.length, limit })}
          </bdi>
        )}
      </div>
      {field === 'message' ? (
        <textarea {...control} rows={MESSAGE_ROWS} dir="auto" />
      ) : (
        <input {...control} {...KINDS[field]} dir={field === 'email' ? 'ltr' : 'auto'} />
      )}
      {problem && <MarginNote id={noteId} tone="danger" text={form.problemText(problem, form.fields)} />}
    </div>
  );
}
