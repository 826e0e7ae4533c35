import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldName, type FieldProblems, fieldProblems } from './field-problems.ts';
import { type Attempt, useSubmission } from './use-submission.ts';

type Fields<Name extends FieldName> = Readonly<Record<Name, string>>;

type AuthFormDeps<Name extends FieldName> = {
  names: readonly Name[];
  /** Read out while the form is being sent. */
  busyText: string;
  send(fields: Fields<Name>): Promise<Attempt>;
  onDone(fields: Fields<Name>): void;
};

/**
 * A form of this page: it is checked, then sent. The fields keep what is in them, so that password managers and what was
 * typed before the app started are left alone; they are read when the form is sent.
 */
export function useAuthForm<Name extends FieldName>({ names, busyText, send, onDone }: AuthFormDeps<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const { run, isBusy, failure } = useSubmission();

  const sendEarly = useEffectEvent(() => {
    const form = formRef.current;
    if (form?.dataset.early === 'pressed') form.requestSubmit();
    if (form) form.dataset.early = '';
  });
  useLayoutEffect(() => sendEarly(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Fields<Name>;
    const found = fieldProblems(fields);
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (await run(busyText, () => send(fields))) onDone(fields);
  }

  return { formRef, problems, submit, isBusy, failure };
}
