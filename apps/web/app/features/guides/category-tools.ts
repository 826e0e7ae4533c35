import type { PageId } from '../../site-paths.ts';
import type { Hue } from '../../ui/hue.ts';

export type ArticleCategory = 'video' | 'pictures' | 'structured' | 'career';
type Tool = { page: PageId; label: 'openText' | 'openArt' | 'openJson' | 'openVideo' };

const TEXT: Tool = { page: 'aiGenerator', label: 'openText' };
const ART: Tool = { page: 'artGenerator', label: 'openArt' };
const JSON_TOOL: Tool = { page: 'jsonGenerator', label: 'openJson' };
const VIDEO: Tool = { page: 'videoGenerator', label: 'openVideo' };

/** The hue of an article by its subject, and the generators to try what it says. */
export const CATEGORY_TOOLS: Readonly<Record<ArticleCategory, { hue: Hue; tools: readonly Tool[] }>> = {
  video: { hue: 'video', tools: [VIDEO, JSON_TOOL] },
  pictures: { hue: 'art', tools: [ART, TEXT] },
  structured: { hue: 'json', tools: [JSON_TOOL, VIDEO] },
  career: { hue: 'text', tools: [TEXT, ART] },
};
