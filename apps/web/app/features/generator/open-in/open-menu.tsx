import { type Assistant, openLink } from '@wordlamp/contract/assistants';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { notify } from '../../../lib/notify.ts';
import { tellDone } from '../receipts.ts';
import { AssistantGroup } from './assistant-group.tsx';
import type { PressAssistant } from './assistant-link.tsx';
import { MENU_ITEM, MenuGroup } from './menu-group.tsx';
import { SAVE_FORMATS, savedFile } from './saved-file.ts';
import { useMenu } from './use-menu.ts';

const NOTE_ID = 'open-note';

export type OpenMenuProps = {
  /** The button that the menu is anchored to. */
  anchorRef: RefObject<HTMLElement | null>;
  assistants: readonly Assistant[];
  text: string;
  /** Of the file that Download writes. */
  fileName: string;
  onPress: PressAssistant;
  /** Gives the focus back. */
  onClose(): void;
};

/** All targets for a prompt: assistants that take it in a URL, assistants to paste it into, sharing, files. */
export function OpenMenu({ anchorRef, assistants, text, fileName, onPress, onClose }: OpenMenuProps) {
  const { t } = useTranslation('generator');
  const ref = useRef<HTMLDivElement>(null);
  const { moveByKey } = useMenu(ref, anchorRef, onClose);
  const needsPaste = (assistant: Assistant) => openLink(assistant, text).needsPaste;

  function press(assistant: Assistant, event: MouseEvent<HTMLAnchorElement>): void {
    onPress(assistant, event);
    onClose();
  }

  async function share(): Promise<void> {
    onClose();
    try {
      await navigator.share({ text });
    } catch (reason) {
      // Closing the system's share sheet is not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) notify('error', t('shareFailed'));
    }
  }

  return (
    <div
      ref={ref}
      popover="manual"
      className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-control border border-edge bg-card p-2 text-base text-ink shadow-popover"
    >
      <div
        role="menu"
        tabIndex={-1}
        aria-label={t('openMore')}
        aria-describedby={NOTE_ID}
        onKeyDown={moveByKey}
        className="grid gap-2"
      >
        {typeof navigator.share === 'function' && (
          <button type="button" role="menuitem" tabIndex={-1} onClick={share} className={MENU_ITEM}>
            {t('share')}
          </button>
        )}
        <AssistantGroup
          label={t('openFilled')}
          assistants={assistants.filter((assistant) => !needsPaste(assistant))}
          text={text}
          onPress={press}
        />
        <AssistantGroup
          label={t('openPasted')}
          assistants={assistants.filter(needsPaste)}
          text={text}
          onPress={press}
        />
        <SaveGroup text={text} fileName={fileName} onSaved={onClose} />
      </div>
      <p id={NOTE_ID} className="mt-2 border-t border-line px-3 pt-2 text-xs text-ink-2">
        {t('openNote')}
      </p>
    </div>
  );
}

type SaveGroupProps = { text: string; fileName: string; onSaved(): void };

function SaveGroup({ text, fileName, onSaved }: SaveGroupProps) {
  const { t } = useTranslation('generator');
  const files = SAVE_FORMATS.map((format) => savedFile(format, fileName, text));
  return (
    <MenuGroup label={t('saveAs')}>
      {files.map(({ text: written, ...file }) => (
        <button
          key={file.name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            downloadText(file, written);
            tellDone(t('savedAs', { name: file.name }));
            onSaved();
          }}
          className={MENU_ITEM}
        >
          <bdi dir="ltr">{file.name}</bdi>
        </button>
      ))}
    </MenuGroup>
  );
}
