import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { inLanguage, useLanguageSwitch } from '../use-language-switch.ts';
import { findEntries } from './find-entries.ts';
import { type Findable, findablePath } from './findable.ts';
import { paletteEntries } from './palette-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

const loaded = new Map<LanguageCode, Promise<Findable>>();

const NOTHING_YET: Findable = { templates: [], articles: [], resources: [] };

/** The palette's results for the typed text, the active line, and the action of each. */
export function usePalette(begunWith: string) {
  const { t } = useTranslation(['palette', 'shell']);
  const { code } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const switchTo = useLanguageSwitch();
  const [findable, setFindable] = useState(NOTHING_YET);
  const [text, setText] = useState(begunWith);
  const [place, setPlace] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadFindable(code).then((found) => isWanted && setFindable(found));
    return () => {
      isWanted = false;
    };
  }, [code]);

  const entries = useMemo(() => {
    const isSignedIn = document.documentElement.hasAttribute('data-signed-in');
    return paletteEntries({ language: code, findable, isSignedIn, t });
  }, [code, findable, t]);
  const groups = useMemo(() => findEntries(entries, text), [entries, text]);
  const lines = groups.flatMap((group) => group.entries);

  function look(wanted: string): void {
    setText(wanted);
    setPlace(0);
  }

  /** Past the end it begins again. */
  function move(by: number): void {
    if (lines.length > 0) setPlace((place + by + lines.length) % lines.length);
  }

  /** The head script applies the theme, and stores the language. */
  function choose({ choice }: PaletteEntry): void {
    if ('to' in choice) void navigate(choice.to, { viewTransition: true });
    else if ('language' in choice) void switchTo(inLanguage(languageOf(choice.language), location));
  }

  const activate = (entry: PaletteEntry) => setPlace(lines.indexOf(entry));
  return { text, look, groups, count: lines.length, active: lines[place], move, activate, choose };
}

/** The searchable content of a language, fetched once per tab. Offline, only pages are found. */
function loadFindable(language: LanguageCode): Promise<Findable> {
  const known = loaded.get(language) ?? fetchFindable(language);
  loaded.set(language, known);
  return known.catch((reason: unknown) => {
    console.warn('Templates and articles cannot be found now.', reason);
    loaded.delete(language); // the next time they may
    return NOTHING_YET;
  });
}

/** @throws Error when the file cannot be fetched */
async function fetchFindable(language: LanguageCode): Promise<Findable> {
  const answer = await fetch(findablePath(language));
  if (!answer.ok) throw new Error(`${answer.url} answers with status ${answer.status}`);
  return answer.json();
}
