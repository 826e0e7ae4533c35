import { CONTACT_LIMITS, type ContactCategory } from '@wordlamp/contract/contact-limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import type { ContactMessage } from '../../lib/send-contact-message.ts';
import { useEarlyForm } from '../../ui/early-form.ts';
import {
  type ContactField,
  type ContactFields,
  fieldId,
  isCategory,
  NO_FIELDS,
  REQUIRED_FIELDS,
  type RequiredField,
} from './contact-fields.ts';
import { type ContactProblem, contactProblems } from './contact-problems.ts';
import { type DeliveryDeps, useDelivery } from './use-delivery.ts';
import { useKeptFields } from './use-kept-fields.ts';

/** Everything that the form does; its components only show it. */
export function useContactForm(deps: DeliveryDeps) {
  const { t } = useTranslation(['contact', 'errors']);
  const problemText = useProblemText();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const { fields, start, alter } = useKeptFields();
  const [isExplained, setIsExplained] = useState(false);
  const { delivery, deliver, forget } = useDelivery(deps);
  const isSending = delivery.status === 'sending';

  useEarlyForm(formRef, ({ form, isPressed }) => {
    const begun = start(typedIn(form));
    if (isPressed) submit(begun);
  });

  useEffect(() => {
    if (delivery.status === 'sent') sentRef.current?.focus();
  }, [delivery]);

  function change(changed: Partial<ContactFields>): void {
    if (isSending) return;
    alter(changed);
    forget();
  }

  function submit(wanted: ContactFields = fields): void {
    const problems = contactProblems(wanted);
    if (isSending) announce(t('sending'));
    else if (problems.length === 0) send(wanted);
    else explain(problems, wanted);
  }

  async function send(wanted: ContactFields): Promise<void> {
    setIsExplained(false);
    if (await deliver(messageOf(wanted))) alter(NO_FIELDS);
  }

  function explain(problems: readonly ContactProblem[], refused: ContactFields): void {
    const [first] = problems;
    if (!first) return;
    setIsExplained(true);
    const isMissing = problems.some(({ kind }) => kind === 'missing');
    notify('error', isMissing ? t('errors:contact_fields_missing') : problemText(first, refused));
    focusField(first.field);
  }

  /** Leads from another part of the page to the first field that is empty. */
  function begin(category: ContactCategory): void {
    change({ category });
    focusField(REQUIRED_FIELDS.find((field) => fields[field] === '') ?? 'message');
  }

  const problems = isExplained ? contactProblems(fields) : [];
  return { formRef, sentRef, fields, change, submit, begin, focusField, delivery, isSending, problems, problemText };
}
export type ContactForm = ReturnType<typeof useContactForm>;

function focusField(field: RequiredField): void {
  document.getElementById(fieldId(field))?.focus();
}

/** What is sent: lines hold no control characters, which a paste can bring and the server refuses. */
function messageOf({ name, email, subject, message, category }: ContactFields): ContactMessage {
  const line = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();
  return { name: line(name), email: line(email), subject: line(subject), message: message.trim(), category };
}

/** The current values of the form in the page, including autofill and text typed before the app started. */
function typedIn(form: HTMLFormElement): ContactFields {
  const textOf = (field: ContactField) => {
    const element = form.elements.namedItem(fieldId(field));
    return element !== null && 'value' in element ? String(element.value) : '';
  };
  const category = textOf('category');
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    category: isCategory(category) ? category : NO_FIELDS.category,
  };
}

/** The text of a problem, as shown at its field. */
function useProblemText(): (problem: ContactProblem, fields: ContactFields) => string {
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
