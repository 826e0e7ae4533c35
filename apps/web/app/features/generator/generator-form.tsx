import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EARLY_FORM } from '../../ui/early-form.ts';
import { isSendKey } from '../../ui/is-send-key.ts';

type GeneratorFormProps = { formRef: Ref<HTMLFormElement>; onSubmit(): void; children: ReactNode };

/** Stretches to the height of the result sheet. Submitted by its button, or by Ctrl or ⌘ with Enter. */
export function GeneratorForm({ formRef, onSubmit, children }: GeneratorFormProps) {
  const { t } = useTranslation('generator');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit();
  }

  function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form
      ref={formRef}
      noValidate
      {...EARLY_FORM}
      onSubmit={submit}
      onKeyDown={sendByKey}
      className="group flex min-w-0 flex-col gap-3 @min-[48rem]:sticky @min-[48rem]:top-6 @min-[48rem]:min-h-[min(calc(100svh-13rem),64rem)] @min-[48rem]:self-start"
    >
      {children}
      <noscript>
        <p className="text-sm text-ink-2">{t('noScript')}</p>
      </noscript>
    </form>
  );
}
