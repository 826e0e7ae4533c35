import type { ContactCategory } from '@wordlamp/contract/contact-limits';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadErrorWords } from '../../i18n/load-error-words.ts';
import type { Words } from '../../i18n/words.ts';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import { type ContactAnswer, sendContactMessage } from '../../lib/send-contact-message.ts';
import { askedFields, contactBeginning } from './contact-beginning.ts';
import { readContactDraft, saveContactDraft } from './contact-draft.ts';
import { type ContactFields, fieldId, NO_FIELDS, REQUIRED_FIELDS, type RequiredField } from './contact-fields.ts';
import { type ContactProblem, contactProblems } from './contact-problems.ts';
import { messageOf, typedIn } from './message-of.ts';
import { useProblemText } from './use-problem-text.ts';

/** Milliseconds for which the button says that it is sending, at least. */
const SENDING_MS = 2000;

type Delivery = { status: 'idle' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; text: string };
type ContactFormDeps = {
  language: LanguageCode;
  /** Where to write when the form cannot send. */
  mailbox: string;
};

/** Everything that the form does; its components only show it. */
export function useContactForm({ language, mailbox }: ContactFormDeps) {
  const { t, i18n } = useTranslation(['contact', 'errors']);
  const problemText = useProblemText();
  const { search } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(NO_FIELDS);
  const [isExplained, setIsExplained] = useState(false);
  const [delivery, setDelivery] = useState<Delivery>({ status: 'idle' });
  const isKnown = (code: string): code is keyof Words['errors'] => i18n.exists(code, { ns: 'errors' });
  const isSending = delivery.status === 'sending';

  const arrive = useEffectEvent(() => {
    const form = formRef.current;
    if (!form) return;
    const isPressed = form.dataset.early === 'pressed';
    form.dataset.early = '';
    const begun = contactBeginning({ typed: typedIn(form), asked: askedFields(search), draft: readContactDraft() });
    change(begun);
    if (isPressed) submit(begun);
  });
  useLayoutEffect(() => arrive(), []);

  useEffect(() => {
    if (delivery.status === 'sent') sentRef.current?.focus();
  }, [delivery]);

  function change(changed: Partial<ContactFields>): void {
    if (isSending) return;
    const next = { ...fields, ...changed };
    setFields(next);
    saveContactDraft(next);
    setDelivery({ status: 'idle' });
  }

  function submit(wanted: ContactFields = fields): void {
    const problems = contactProblems(wanted);
    if (isSending) announce(t('sending'));
    else if (problems.length === 0) send(wanted);
    else explain(problems, wanted);
  }

  function explain(problems: readonly ContactProblem[], refused: ContactFields): void {
    const [first] = problems;
    if (!first) return;
    setIsExplained(true);
    const isMissing = problems.some(({ kind }) => kind === 'missing');
    notify('error', isMissing ? t('errors:contact_fields_missing') : problemText(first, refused));
    focusField(first.field);
  }

  async function send(wanted: ContactFields): Promise<void> {
    setIsExplained(false);
    setDelivery({ status: 'sending' });
    announce(t('sending'));
    const pause = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    const answer = await sendContactMessage(messageOf(wanted));
    if (answer.outcome !== 'offline') await pause;
    if (answer.outcome !== 'stored') return fail(await failureText(answer));
    setFields(NO_FIELDS);
    saveContactDraft(NO_FIELDS);
    setDelivery({ status: 'sent' });
    notify('success', t('sent'));
  }

  function fail(text: string): void {
    setDelivery({ status: 'failed', text });
    notify('error', text);
  }

  async function failureText(answer: Exclude<ContactAnswer, { outcome: 'stored' }>): Promise<string> {
    if (answer.outcome === 'offline') return t('offline');
    if (answer.outcome === 'refused') {
      await loadErrorWords(i18n, language);
      return isKnown(answer.code) ? t(`errors:${answer.code}`) : answer.text;
    }
    console.warn('The message could not be sent.', answer.reason);
    return t('unreachable', { mailbox });
  }

  /** Leads from another part of the page to the first field that is empty. */
  function begin(category: ContactCategory): void {
    change({ category });
    focusField(REQUIRED_FIELDS.find((field) => fields[field] === '') ?? 'message');
  }

  return {
    formRef,
    sentRef,
    fields,
    change,
    submit,
    begin,
    focusField,
    delivery,
    isSending,
    problems: isExplained ? contactProblems(fields) : [],
    problemText,
  };
}
export type ContactForm = ReturnType<typeof useContactForm>;

function focusField(field: RequiredField): void {
  document.getElementById(fieldId(field))?.focus();
}
