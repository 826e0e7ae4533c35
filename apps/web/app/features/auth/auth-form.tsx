import { type FocusEvent, type InputEvent, type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import { EARLY_FORM } from '../../ui/early-form.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';

type AuthFormProps = {
  id: string;
  /** Id of what names the form. */
  labelledBy: string;
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
    leave(event: FocusEvent<HTMLFormElement>): void;
    edit(event: InputEvent<HTMLFormElement>): void;
    isBusy: boolean;
    failure: { text: string } | undefined;
  };
  /** While something has to be waited for, which `aside` says; a press then only reads it out. */
  isHeldBack?: boolean;
  label: string;
  busyLabel: string;
  /** Next to the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Fields, what went wrong, and the button. The method is POST, so that without the app nothing typed here ends up in a
 * URL; a press before the app starts is kept in data-early (prerender/loader.js).
 */
export function AuthForm({
  id,
  labelledBy,
  form,
  isHeldBack = false,
  label,
  busyLabel,
  aside,
  children,
}: AuthFormProps) {
  const { t } = useTranslation('auth');
  const asideRef = useRef<HTMLDivElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (!isHeldBack) return void form.submit(event);
    event.preventDefault();
    announce(asideRef.current?.textContent ?? '');
  }
  return (
    <form
      ref={form.formRef}
      id={id}
      method="post"
      noValidate
      {...EARLY_FORM}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onBlur={form.leave}
      onInput={form.edit}
      className="grid gap-5"
    >
      {children}
      {form.failure && <MarginNote id={`${id}-failure`} tone="danger" text={form.failure.text} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isReady={!form.isBusy && !isHeldBack}>
          <SteadyLabel
            isOn={form.isBusy}
            on={
              <>
                <Spinner />
                {busyLabel}
              </>
            }
            off={label}
          />
        </Button>
        <div ref={asideRef}>{aside}</div>
      </div>
      <noscript>
        <p className="text-sm text-ink-2">{t('noScript')}</p>
      </noscript>
    </form>
  );
}
