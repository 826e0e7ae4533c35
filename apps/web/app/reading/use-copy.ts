import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { copyText } from '../lib/copy-text.ts';
import { notify } from '../lib/notify.ts';

/** Milliseconds for which a button says that it has copied. */
const COPIED_MS = 2500;

type Copy = {
  /** Whether exactly this text was copied a moment ago. */
  isCopied: boolean;
  /** Returns whether the browser allowed it; a refusal is shown. */
  copy(): Promise<boolean>;
};

/** Copying, with what a button needs to say that it has copied. */
export function useCopy(text: string): Copy {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState<string>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<boolean> {
    const isAllowed = await copyText(text);
    if (isAllowed) setCopied(text);
    else notify('error', t('copyFailed'));
    return isAllowed;
  }

  return { isCopied: copied === text, copy };
}
