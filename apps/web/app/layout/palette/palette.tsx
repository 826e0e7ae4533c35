import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteHints } from './palette-hints.tsx';
import { lineId, PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

/** Maximum length of a query in UTF-16 code units. */
const MAX_TEXT = 100;

export type PaletteProps = {
  /** What is looked for at first. */
  text: string;
  onClose(): void;
};

/**
 * All pages and settings, found by typing: a combobox in a native dialog. Open as long as it is rendered; restores the
 * focus when it closes.
 */
export function Palette({ text: begunWith, onClose }: PaletteProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const { text, look, groups, count, active, move, activate, choose } = usePalette(begunWith);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close(); // a dialog only restores the focus if it is closed before it is removed
  }, []);

  const activeId = active && lineId(active);
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function press(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by !== undefined) move(by);
    else if (activeId) document.getElementById(activeId)?.click(); // as the head script listens for it, too
  }

  function take(entry: PaletteEntry): void {
    dialog.current?.close();
    choose(entry);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    <dialog
      ref={dialog}
      aria-label={t('label')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="mx-auto mt-[min(12dvh,6rem)] mb-0 max-h-[min(36rem,80dvh)] w-[min(40rem,94vw)] max-w-none flex-col overflow-hidden rounded-control border border-edge bg-card p-0 text-ink shadow-popover backdrop:bg-sunk/80 open:flex max-sm:mt-3"
    >
      <div className="flex items-center gap-1 border-b border-edge ps-4 pe-2 focus-within:border-focus">
        <Icon name="search" className="text-ink-2" />
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_TEXT}
          dir={text === '' ? undefined : 'auto'}
          placeholder={t('hint')}
          value={text}
          onChange={({ currentTarget }) => look(currentTarget.value)}
          onKeyDown={press}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
        />
        <Button
          tone="text"
          aria-label={t('shell:languageOfferClose')}
          onClick={() => dialog.current?.close()}
          className="min-w-11 no-underline"
        >
          <Icon name="close" />
        </Button>
      </div>
      <p role="status" className={count > 0 ? 'sr-only' : 'px-5 pt-5 font-semibold wrap-anywhere'}>
        {count > 0 ? t('results', { count }) : t('none', { text: text.trim() })}
      </p>
      {count === 0 && <p className="px-5 pt-1 pb-5 text-ink-2">{t('noneHint')}</p>}
      <PaletteList id={listId} groups={groups} active={active} onActivate={activate} onChoose={take} />
      <PaletteHints />
    </dialog>
  );
}
