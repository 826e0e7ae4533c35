import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readContactDraft, saveContactDraft } from './contact-draft.ts';
import { type ContactFields, NO_FIELDS, REQUIRED_FIELDS } from './contact-fields.ts';
import { askedFields, contactPrefill } from './contact-prefill.ts';
import { followDraft } from './follow-draft.ts';

/** The fields of the form, kept on the device and the same in every tab that shows it. */
export function useKeptFields() {
  const { search } = useLocation();
  const [fields, setFields] = useState(NO_FIELDS);
  /** What the form is about to show: another tab can change the draft twice before it does. */
  const shownRef = useRef(NO_FIELDS);
  const knownRef = useRef(NO_FIELDS);

  function show(next: ContactFields): void {
    shownRef.current = next;
    setFields(next);
  }

  /** What is there before the first letter. What only a link asked for is not stored: it is no draft. */
  function start(typed: ContactFields): ContactFields {
    knownRef.current = readContactDraft();
    const begun = contactPrefill({ typed, asked: askedFields(search), draft: knownRef.current });
    if (REQUIRED_FIELDS.some((field) => typed[field] !== '')) keep(begun);
    else show(begun);
    return begun;
  }

  function keep(next: ContactFields): void {
    show(next);
    saveContactDraft(next);
    knownRef.current = readContactDraft(); // which may not be what was to be stored
  }

  const alter = (changed: Partial<ContactFields>) => keep({ ...shownRef.current, ...changed });

  const follow = useEffectEvent(() => {
    const draft = readContactDraft();
    show(followDraft({ shown: shownRef.current, known: knownRef.current, draft, asked: askedFields(search) }));
    knownRef.current = draft;
  });
  useEffect(() => {
    const onStorage = () => follow();
    addEventListener('storage', onStorage);
    // A page restored from the back/forward cache has missed changes.
    document.addEventListener('visibilitychange', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onStorage);
    };
  }, []);

  return { fields, start, alter };
}
