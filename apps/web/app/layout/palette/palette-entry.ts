import type { LanguageCode } from '@wordlamp/engine/languages';
import type { IconName } from '../../ui/icon-shapes.ts';

export type Group = 'generators' | 'pages' | 'templates' | 'articles' | 'resources' | 'languages' | 'themes';

type Theme = 'system' | 'light' | 'dark';
/** What an entry does when it is chosen. */
type Choice = { to: string } | { language: LanguageCode } | { theme: Theme };

/** One line of the command palette. */
export type PaletteEntry = {
  /** Unique among all of them. */
  id: string;
  group: Group;
  label: string;
  /** Further search terms, such as tags; may be ''. */
  also: string;
  icon: IconName;
  choice: Choice;
};
