import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type IdeaFormProps = { onSubmit(): void; children: ReactNode };

/**
 * Sent by its button or by Ctrl or ⌘ with Enter. `data-early` marks a form whose sending is remembered before the app is
 * there; the served page may have set it, so the app must not expect its own value.
 */
export function IdeaForm({ onSubmit, children }: IdeaFormProps) {
  const { t } = useTranslation('generator');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit();
  }

  function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form
      noValidate
      data-early=""
      suppressHydrationWarning
      onSubmit={submit}
      onKeyDown={sendByKey}
      className="group grid content-start gap-3 @min-[48rem]:sticky @min-[48rem]:top-6 @min-[48rem]:self-start"
    >
      {children}
      <noscript>
        <p className="text-sm text-ink-2">{t('noScript')}</p>
      </noscript>
    </form>
  );
}

// 229 is what browsers send for keys that an input method has taken; Safari sends it after it says that composing is over.
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
