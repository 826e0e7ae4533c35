import { CONTACT_CATEGORIES } from '@wordlamp/contract/contact-limits';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EARLY_FORM } from '../../ui/early-form.ts';
import { FIELD_LOOK } from '../../ui/field-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { isSendKey } from '../../ui/is-send-key.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { ContactField } from './contact-field.tsx';
import { CATEGORY_WORDS, fieldId, isCategory, NO_FIELDS } from './contact-fields.ts';
import { ContactProblemList } from './contact-problem-list.tsx';
import { FieldLabel } from './field-label.tsx';
import type { ContactForm as Form } from './use-contact-form.ts';

type ContactFormProps = {
  form: Form;
  /** undefined: there is no way to write but this one. */
  mailbox: string | undefined;
};

/**
 * No field has a name, so that nothing written here ever ends up in a URL. A press before the app starts is kept in
 * data-early, and if the app cannot start, the fields are kept in the draft (prerender/loader.js).
 */
export function ContactForm({ form, mailbox }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const { delivery, isSending } = form;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.submit();
  }

  return (
    <form
      ref={form.formRef}
      noValidate
      {...EARLY_FORM}
      data-draft="contact"
      aria-labelledby="write"
      onSubmit={submit}
      onKeyDown={sendByKey}
      className="grid gap-5"
    >
      {delivery.status === 'sent' && (
        <div ref={form.sentRef} tabIndex={-1} className="flex gap-3 border-s-3 border-ok py-2 ps-3 text-ok">
          <Icon name="check" className="mt-1" />
          <p>{t('sent')}</p>
        </div>
      )}
      <ContactProblemList form={form} />
      <p className="text-sm text-ink-2">{t('requiredHint')}</p>
      <div className="grid gap-5 @min-[34rem]:grid-cols-2">
        <ContactField field="name" form={form} />
        <ContactField field="email" form={form} />
      </div>
      <div className="grid gap-2">
        <FieldLabel htmlFor={fieldId('category')} text={t('field.category')} isRequired={false} />
        <select
          id={fieldId('category')}
          value={form.fields.category}
          onChange={({ currentTarget: { value } }) =>
            form.change({ category: isCategory(value) ? value : NO_FIELDS.category })
          }
          className={FIELD_LOOK}
        >
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(CATEGORY_WORDS[category])}
            </option>
          ))}
        </select>
      </div>
      <ContactField field="subject" form={form} />
      <ContactField field="message" form={form} />
      {delivery.status === 'failed' && <MarginNote id="contact-failed" tone="danger" text={delivery.text} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isReady={!isSending}>
          <SteadyLabel
            isOn={isSending}
            on={
              <>
                <Spinner />
                {t('sending')}
              </>
            }
            off={t('send')}
          />
        </Button>
        <p className="text-sm text-ink-2">{t('keptHint')}</p>
      </div>
      <NoScriptNote mailbox={mailbox} />
    </form>
  );
}

function NoScriptNote({ mailbox }: Pick<ContactFormProps, 'mailbox'>) {
  const { t } = useTranslation('contact');
  return (
    <noscript>
      <p className="text-sm text-ink-2">{mailbox === undefined ? t('noScript') : t('noScriptMailbox', { mailbox })}</p>
    </noscript>
  );
}

function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
