import { LANGUAGES } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Translate } from '../../i18n/translator.ts';
import { entryPath, type PageId, pathOf } from '../../site-paths.ts';
import { GENERATORS } from '../generators.ts';
import { FOOTER_NAV } from '../site-nav.ts';
import type { Findable } from './findable.ts';
import type { PaletteEntry } from './palette-entry.ts';

const THEMES = [
  { theme: 'system', label: 'themeSystem', icon: 'screen' },
  { theme: 'light', label: 'themeLight', icon: 'sun' },
  { theme: 'dark', label: 'themeDark', icon: 'moon' },
] as const;
const ACCOUNT_NAV = [
  { page: 'auth', label: 'signIn' },
  { page: 'account', label: 'account' },
] as const;
const LISTS = ['articles', 'resources'] as const;

type Given = {
  language: LanguageCode;
  findable: Findable;
  /** Whether a person is signed in on this device. */
  isSignedIn: boolean;
  t: Translate<'palette', 'palette' | 'shell'>;
};

/** Every line of the command palette in a language. */
export function paletteEntries({ language, findable, isSignedIn, t }: Given): PaletteEntry[] {
  const hueOf = (page: PageId) => GENERATORS.find((generator) => generator.page === page)?.hue;
  const account = ACCOUNT_NAV.filter(({ page }) => (page === 'account') === isSignedIn);
  const pages = [...FOOTER_NAV, ...account].map(({ page, label }): PaletteEntry => {
    const hue = hueOf(page);
    const place = { id: `page-${page}`, group: hue ? 'generators' : 'pages', icon: hue ?? 'arrow' } as const;
    return { ...place, label: t(`shell:${label}`), also: '', choice: { to: pathOf(page, language) } };
  });
  return [
    ...pages,
    ...findable.templates.map(({ label, also }, index): PaletteEntry => {
      const to = `${pathOf('templates', language)}?${new URLSearchParams({ q: label })}`;
      return { id: `template-${index}`, group: 'templates', icon: 'copy', label, also, choice: { to } };
    }),
    ...LISTS.flatMap((group) =>
      findable[group].map(({ slug, label, also }): PaletteEntry => {
        const to = entryPath(group === 'articles' ? 'blog' : 'resources', slug, language);
        return { id: `${group}-${slug}`, group, icon: 'bookmark', label, also, choice: { to } };
      }),
    ),
    ...LANGUAGES.map(({ code, name }): PaletteEntry => {
      const also = [code, nameOf(code, language), nameOf(code, 'en')].join(' ');
      return {
        id: `language-${code}`,
        group: 'languages',
        icon: 'globe',
        label: name,
        also,
        choice: { language: code },
      };
    }),
    ...THEMES.map(({ theme, label, icon }): PaletteEntry => {
      const choice = { theme };
      return { id: `theme-${theme}`, group: 'themes', icon, label: t(label), also: t('theme'), choice };
    }),
  ];
}

/** The name of a language in another one, '' if the browser does not know it. */
function nameOf(code: LanguageCode, language: LanguageCode): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? '';
}
