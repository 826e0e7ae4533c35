import { type Assistant, openLink, type PromptKind } from '@wordlamp/contract/assistants';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { notify } from '../../../lib/notify.ts';
import { tellDone } from '../receipts.ts';

/** Local storage keys: each kind of prompt has its own. */
const PREFIX = 'openIn:';

type OpenInDeps = {
  text: string;
  kind: PromptKind;
  /** The assistant that the prompt is written for; it comes first, even if another was used last. */
  tool: string | undefined;
  onCopyRefused(): void;
};

/** Which assistant comes first, and what a press on a link does before the browser follows it. */
export function useOpenIn({ text, kind, tool, onCopyRefused }: OpenInDeps) {
  const { t } = useTranslation(['generator', 'shell']);
  const [used, setUsed] = useState(() => readLastAssistant(kind));
  const isCopyDenied = useRef(false);

  useEffect(() => {
    mayCopy().then((isAllowed) => {
      isCopyDenied.current = !isAllowed;
    });
  }, []);

  function refuse(): void {
    notify('error', t('shell:copyFailed'));
    onCopyRefused();
  }

  /** Nothing may be awaited before the browser follows the link: it would block it as a popup. */
  function press(assistant: Assistant, event: MouseEvent<HTMLAnchorElement>): void {
    const { id, name } = assistant;
    if (!navigator.onLine) {
      event.preventDefault();
      notify('error', t('openOffline', { name }));
      return;
    }
    if (openLink(assistant, text).needsPaste) {
      if (isCopyDenied.current) {
        event.preventDefault();
        refuse();
        return;
      }
      copyText(text).then((isCopied) => (isCopied ? tellDone(t('openCopied', { name })) : refuse()));
    }
    setUsed(id);
    keepLastAssistant(kind, id);
  }

  return { first: tool ?? used, press };
}

/** The id of the assistant that was opened last with this kind of prompt, if any. */
function readLastAssistant(kind: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + kind) ?? undefined;
  } catch {
    return undefined; // storage is switched off: the order is the usual one
  }
}

function keepLastAssistant(kind: string, id: string): void {
  try {
    localStorage.setItem(PREFIX + kind, id);
  } catch {
    // Storage is full or switched off: the choice lasts for as long as the page is open.
  }
}

/**
 * Whether copying is allowed, as far as the browser says so in advance: a link that requires a copied prompt cannot
 * wait for the result of copying.
 */
async function mayCopy(): Promise<boolean> {
  if (!navigator.clipboard) return false;
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-write' as PermissionName });
    return state !== 'denied';
  } catch {
    return true; // Firefox and Safari do not have this permission, and allow writes during a press
  }
}
