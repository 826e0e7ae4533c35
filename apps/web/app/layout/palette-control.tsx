import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { loadWords } from '../i18n/load-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { notify } from '../lib/notify.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { EARLY_FORM, useEarlyForm } from '../ui/early-form.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsApple } from '../ui/use-is-apple.ts';
import { isPaletteKey } from './is-palette-key.ts';
import type { PaletteProps } from './palette/palette.tsx';

/** A URL parameter that opens the palette with its value, for the search on pages without the app. */
export const FIND = 'find';

/**
 * The button that opens the command palette, and Ctrl or ⌘ with K. Nothing of it is loaded before use. A real form:
 * without the app it goes home, where the palette opens.
 */
export function PaletteControl() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const isApple = useIsApple();
  const formRef = useRef<HTMLFormElement>(null);
  const { palette, open } = usePaletteOpening();

  useEarlyForm(formRef, ({ isPressed }) => isPressed && open(''));
  return (
    <>
      <form
        ref={formRef}
        {...EARLY_FORM}
        action={pathOf('home', code)}
        onSubmit={(event) => {
          event.preventDefault();
          open('');
        }}
        className="noscript:hidden"
      >
        <button
          type="submit"
          name={FIND}
          value=""
          aria-keyshortcuts="Control+K Meta+K"
          className={buttonLook({ tone: 'quiet', className: 'max-lg:px-3' })}
        >
          <Icon name="search" />
          <span className="max-lg:sr-only">{t('find')}</span>
          <span
            aria-hidden="true"
            dir="ltr"
            className="min-w-13 rounded-[4px] border border-line px-1 text-center font-mono text-xs font-normal text-ink-2 max-xl:hidden pointer-coarse:hidden"
          >
            {isApple ? '⌘' : t('controlKey')} K
          </span>
        </button>
      </form>
      {palette}
    </>
  );
}

/** Loads the palette on demand: by the button, the shortcut or the URL. */
function usePaletteOpening() {
  const { t, i18n } = useTranslation('shell');
  const { code } = useLanguage();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [text, setText] = useState<string>();

  async function open(wanted: string): Promise<void> {
    const typedMeanwhile = collectTyped();
    try {
      const [{ Palette }] = await Promise.all([import('./palette/palette.tsx'), loadWords(i18n, code, 'palette')]);
      // Synchronously: a key pressed between the end of collecting and the open dialog would go to the field behind it.
      const { text, isSent } = typedMeanwhile();
      flushSync(() => {
        setLoaded({ Palette });
        setText(wanted + text);
      });
      if (isSent) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    } catch (reason) {
      typedMeanwhile();
      console.warn('The search could not be loaded.', reason);
      notify('error', t('pageUnavailable'));
    }
  }

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    if (!event.repeat) void open('');
  });
  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  const asked = new URLSearchParams(search).get(FIND);
  const openByAddress = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(FIND);
    void navigate({ search: rest.toString(), hash }, { replace: true, state, preventScrollReset: true });
    void open(wanted);
  });
  useEffect(() => {
    if (asked !== null) openByAddress(asked);
  }, [asked]);

  const isOpen = loaded !== undefined && text !== undefined;
  return { palette: isOpen && <loaded.Palette text={text} onClose={() => setText(undefined)} />, open };
}

type Typed = { text: string /** Enter was pressed, too. */; isSent: boolean };

/**
 * Collects what is typed from now on instead of letting it go to the field that has the focus.
 * @returns a function that ends it and answers what was typed
 */
function collectTyped(): () => Typed {
  let text = '';
  let isSent = false;
  const listening = new AbortController();
  function take(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter') isSent = text !== '';
    else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener('keydown', take, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    return { text, isSent };
  };
}
