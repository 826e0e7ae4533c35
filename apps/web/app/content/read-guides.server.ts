import { countWords } from '@wordlamp/engine/count-words';
import type { LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import { type Block, plainText } from '../reading/block.ts';
import type { Slugs } from '../site-paths.ts';
import { compileMarkdown } from './compile-markdown.server.ts';
import { listSlugs, readMarkdown } from './content-files.server.ts';
import { readWords } from './read-words.server.ts';
import { writeSamples } from './write-samples.server.ts';

/** Words that a reader takes in a minute. */
const READING_PACE = 200;
const MAX_DESCRIPTION_CHARS = 155;

const ARTICLE_CATEGORIES = ['video', 'pictures', 'structured', 'career'] as const;
export const RESOURCE_CATEGORIES = ['basics', 'textAndCode', 'structured', 'picturesAndVideo'] as const;
const RESOURCE_TYPES = ['Guide', 'Tutorial', 'Article', 'Reference', 'Documentation', 'Technical', 'Code'] as const;

const texts = {
  title: z.string().min(1),
  description: z.string().min(1).max(MAX_DESCRIPTION_CHARS),
  keywords: z.string().min(1),
};
const front = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('article'),
    ...texts,
    published: z.iso.date(),
    category: z.enum(ARTICLE_CATEGORIES),
  }),
  z.strictObject({
    kind: z.literal('resource'),
    ...texts,
    category: z.enum(RESOURCE_CATEGORIES),
    type: z.enum(RESOURCE_TYPES),
  }),
]);
type Front = z.infer<typeof front>;
type OfKind<K extends Front['kind']> = Extract<Front, { kind: K }>;

export type GuideSummary<K extends Front['kind']> = OfKind<K> & { slug: string; minutes: number };
type Guide<K extends Front['kind']> = GuideSummary<K> & {
  blocks: readonly Block[];
  faq: readonly { question: string; answer: string }[];
};

/** All articles, or the guides behind all resources, in the language where it has them. The newest article comes first. */
export function listGuides<K extends Front['kind']>(kind: K, language: LanguageCode): GuideSummary<K>[] {
  const all = listSlugs('guides', '.md').map((slug) => summaryOf(slug, language));
  const ofKind = all.filter((guide): guide is GuideSummary<K> => guide.kind === kind);
  return ofKind.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.title.localeCompare(b.title, 'en'));
}

/** @throws Response with status 404 when there is no such guide of this kind */
export function readGuide<K extends Front['kind']>(
  kind: K,
  slug: string,
  language: LanguageCode,
  slugs: Slugs,
): Guide<K> {
  if (!listSlugs('guides', '.md').includes(slug)) throw new Response('Not found', { status: 404 });
  const summary = summaryOf(slug, language);
  if (!isOfKind(summary, kind)) throw new Response('Not found', { status: 404 });
  const { faqHeading } = readWords(language, 'reading').reading;
  const blocks = compileMarkdown(readGuideFile(slug, language).markdown, { language, slugs, faqHeading });
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.entries : []));
  const faq = questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(' ') }));
  return { ...summary, blocks, faq };
}

function summaryOf(slug: string, language: LanguageCode): Front & { slug: string; minutes: number } {
  const { front: known, minutes } = readGuideFile(slug, language);
  return { ...known, slug, minutes };
}

function readGuideFile(slug: string, language: LanguageCode): { front: Front } & Text {
  const { front: known, markdown } = readMarkdown('guides', language, `${slug}.md`, front);
  return { front: known, ...textOf(markdown, language) };
}

type Text = { markdown: string; minutes: number };
const textBySource = new Map<string, Text>();

/** With its samples, which take the engine a while: each guide is named on the pages of many others, so this is done once. */
function textOf(source: string, language: LanguageCode): Text {
  const before = textBySource.get(source);
  if (before) return before;
  const markdown = writeSamples(source, language);
  const text = { markdown, minutes: readingMinutes(markdown) };
  textBySource.set(source, text);
  return text;
}

/** Rounded up: finishing early is fine. The info string of a code fence is not counted. */
function readingMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown.replaceAll(/^(```\S*) .*$/gm, '$1')) / READING_PACE);
}

function isOfKind<K extends Front['kind']>(guide: { kind: string }, kind: K): guide is GuideSummary<K> {
  return guide.kind === kind;
}

const dateOf = (guide: Front) => (guide.kind === 'article' ? guide.published : '');
