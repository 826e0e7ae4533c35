import { type Assistant, openLink, type PromptKind } from '@wordlamp/contract/assistants';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { notify } from '../../../lib/notify.ts';
import { tellDone } from '../receipts.ts';
import { keepLastAssistant, readLastAssistant } from './kept-assistant.ts';
import { mayCopy } from './may-copy.ts';

type OpenInDeps = {
  text: string;
  kind: PromptKind;
  /** The assistant that the prompt is written for; it stands first, whichever was used last. */
  tool: string | undefined;
  onCopyRefused(): void;
};

/** Which assistant stands first, and what a press on one of their links does before the browser follows it. */
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

  /** Nothing may be awaited before the browser follows the link: it would take what opens then for a popup. */
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
