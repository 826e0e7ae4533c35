import type { Words } from '../i18n/words.ts';
import type { PageId } from '../site-paths.ts';

type NavEntry = { page: PageId; label: Extract<keyof Words['shell'], `page${string}`> };

/** Pages that the header links; the generators have their own tabs. */
export const HEADER_NAV: readonly NavEntry[] = [
  { page: 'home', label: 'pageHome' },
  { page: 'templates', label: 'pageTemplates' },
  { page: 'resources', label: 'pageResources' },
  { page: 'blog', label: 'pageBlog' },
];

/** Every page, in the groups of the footer. */
export const FOOTER_NAV: readonly NavEntry[] = [
  { page: 'home', label: 'pageHome' },
  { page: 'aiGenerator', label: 'pageAiGenerator' },
  { page: 'artGenerator', label: 'pageArtGenerator' },
  { page: 'jsonGenerator', label: 'pageJsonGenerator' },
  { page: 'videoGenerator', label: 'pageVideoGenerator' },
  { page: 'videoPrompt', label: 'pageVideoPrompt' },
  { page: 'templates', label: 'pageTemplates' },
  { page: 'resources', label: 'pageResources' },
  { page: 'blog', label: 'pageBlog' },
  { page: 'features', label: 'pageFeatures' },
  { page: 'community', label: 'pageCommunity' },
  { page: 'about', label: 'pageAbout' },
  { page: 'contact', label: 'pageContact' },
  { page: 'translationGuide', label: 'pageTranslationGuide' },
  { page: 'privacy', label: 'pagePrivacy' },
  { page: 'terms', label: 'pageTerms' },
  { page: 'accessibility', label: 'pageAccessibility' },
];
