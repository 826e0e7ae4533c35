import { type FocusEvent, type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { useCommonPassword } from '../../session/use-common-password.ts';
import { useEarlyForm } from '../../ui/early-form.ts';
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
  const commonPassword = useCommonPassword();

  useEarlyForm(formRef, ({ form, isPressed }) => {
    if (isPressed) form.requestSubmit();
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Fields<Name>;
    const found = fieldProblems(fields);
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) return focusIn(form, first);
    let isCommon = false;
    const attempt = async (): Promise<Attempt> => {
      isCommon = await findCommon(data);
      return isCommon ? 'held back' : send(fields);
    };
    if (await run(busyText, attempt)) onDone(fields);
    else if (isCommon) focusIn(form, 'newPassword');
  }

  async function findCommon(data: FormData): Promise<boolean> {
    const asked = commonPasswordAsked(data);
    return asked !== undefined && commonPassword.find(...asked);
  }

  function leave(event: FocusEvent<HTMLFormElement>): void {
    const asked = isNewPassword(event.target) ? commonPasswordAsked(new FormData(event.currentTarget)) : undefined;
    if (asked) commonPassword.findOnLeave(event, ...asked);
  }

  function edit({ target }: InputEvent<HTMLFormElement>): void {
    if (isNewPassword(target)) commonPassword.forget();
  }

  return { formRef, problems, passwordProblem: commonPassword.problem, submit, leave, edit, isBusy, failure };
}

/** A new password to look up, with the address; not one that is refused for its length. */
function commonPasswordAsked(data: FormData): [password: string, email: string] | undefined {
  const newPassword = data.get('newPassword');
  if (typeof newPassword !== 'string' || fieldProblems({ newPassword }).newPassword !== undefined) return undefined;
  return [newPassword, String(data.get('email') ?? data.get('username') ?? '')];
}

function focusIn(form: HTMLFormElement, name: FieldName): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

function isNewPassword(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.name === 'newPassword';
}
