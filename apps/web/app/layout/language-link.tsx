import type { Language } from '@wordlamp/contract/languages';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useOnceHydrated } from '../ui/use-is-hydrated.ts';
import { inLanguage, useLanguageSwitch } from './use-language-switch.ts';

type LanguageLinkProps = { language: Language; className: string; children: ReactNode };

/**
 * The same page in another language, with its query and hash; from an unknown path, that language's home. The head
 * script stores the choice (data-language). The page stays mounted, so what was typed stays too.
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // The built page cannot know the query of the URL.
  const hasPlace = useOnceHydrated(search + hash, '') !== '';
  const current = useLanguage();
  const to = inLanguage(language, hasPlace ? { pathname, search, hash } : { pathname, search: '', hash: '' });
  const follow = useLanguageSwitch();

  function press(event: MouseEvent<HTMLElement>) {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
    // Opening in a new tab is left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void follow(to);
  }
  return (
    <Link
      to={to.target}
      onClick={press}
      data-language={language.code}
      lang={language.tag}
      hrefLang={language.tag}
      dir={language.direction}
      aria-current={language.code === current.code ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
