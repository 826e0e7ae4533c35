import type { PageId } from '../site-paths.ts';

type NavEntry = {
  page: PageId;
  label:
    | 'pageHome'
    | 'pageAiGenerator'
    | 'pageArtGenerator'
    | 'pageJsonGenerator'
    | 'pageVideoGenerator'
    | 'pageVideoPrompt';
};

/** Pages that the header links; the generators have their own tabs. */
export const HEADER_NAV: readonly NavEntry[] = [{ page: 'home', label: 'pageHome' }];

export const FOOTER_NAV: readonly NavEntry[] = [
  { page: 'home', label: 'pageHome' },
  { page: 'aiGenerator', label: 'pageAiGenerator' },
  { page: 'artGenerator', label: 'pageArtGenerator' },
  { page: 'jsonGenerator', label: 'pageJsonGenerator' },
  { page: 'videoGenerator', label: 'pageVideoGenerator' },
  { page: 'videoPrompt', label: 'pageVideoPrompt' },
];
