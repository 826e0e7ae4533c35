import { assistantsFor, type PromptKind } from '@wordlamp/contract/assistants';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AssistantLink } from './assistant-link.tsx';
import type { OpenMenuProps } from './open-menu.tsx';
import { useOpenIn } from './use-open-in.ts';

type OpenInProps = {
  /** Exactly what is shown. */
  text: string;
  kind: PromptKind;
  tool: string | undefined;
  /** Of the file that Download writes. */
  fileName: string;
  /** Selects the text if the browser does not allow copying. */
  onCopyRefused(): void;
};

/** A split button: the assistant that was used last ("Open in ChatGPT"), and a menu with all others. */
export function OpenIn({ text, kind, tool, fileName, onCopyRefused }: OpenInProps) {
  const { t } = useTranslation('generator');
  const { first, press } = useOpenIn({ text, kind, tool, onCopyRefused });
  const [Menu, setMenu] = useState<ComponentType<OpenMenuProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const splitRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const assistants = assistantsFor(kind, first);
  const [assistant] = assistants;
  if (assistant === undefined) return null;

  /** The menu is loaded on the first press. */
  async function toggle(): Promise<void> {
    if (isOpen) return setIsOpen(false);
    try {
      const { OpenMenu } = await import('./open-menu.tsx');
      setMenu(() => OpenMenu);
      setIsOpen(true);
    } catch (reason) {
      console.warn('The menu could not be opened.', reason);
      notify('error', t('reportNotLoaded'));
    }
  }

  function close(): void {
    setIsOpen(false);
    moreRef.current?.focus({ preventScroll: true });
  }

  const name = t('openIn', { name: assistant.name });
  return (
    <div ref={splitRef} className="flex min-w-0 rounded-control border border-edge bg-card">
      <AssistantLink
        assistant={assistant}
        text={text}
        onPress={press}
        aria-label={name}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-s-control px-2.5 font-medium leading-snug hover:bg-sunk @min-[34rem]:px-4"
      >
        <Icon name="leave" className="@max-[34rem]:hidden" />
        <bdi className="truncate @min-[34rem]:hidden">{assistant.name}</bdi>
        <span className="@max-[34rem]:hidden">{name}</span>
      </AssistantLink>
      <button
        ref={moreRef}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('openMore')}
        onClick={toggle}
        className="inline-flex min-h-11 w-9 shrink-0 items-center justify-center rounded-e-control border-s border-line hover:bg-sunk @min-[34rem]:w-11"
      >
        <Icon name="chevron" className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && Menu && (
        <Menu
          anchorRef={splitRef}
          assistants={assistants}
          text={text}
          fileName={fileName}
          onPress={press}
          onClose={close}
        />
      )}
    </div>
  );
}
