import { useTranslation } from '../../i18n/use-translation.ts';

const HINTS = [
  { keys: '↑ ↓', word: 'keyMove' },
  { keys: '↵', word: 'keyOpen' },
  { keys: 'Esc', word: 'keyClose' },
] as const;

/** The palette's keyboard hints. Screen readers already announce the keys of a combobox. */
export function PaletteHints() {
  const { t } = useTranslation('palette');
  return (
    <p
      aria-hidden="true"
      className="mt-auto flex flex-wrap gap-x-4 border-t border-line px-5 py-2 text-xs text-ink-2 pointer-coarse:hidden"
    >
      {HINTS.map(({ keys, word }) => (
        <span key={keys} className="flex items-center gap-1.5">
          <kbd dir="ltr" className="rounded-[4px] border border-edge px-1 font-mono">
            {keys}
          </kbd>
          {t(word)}
        </span>
      ))}
    </p>
  );
}
