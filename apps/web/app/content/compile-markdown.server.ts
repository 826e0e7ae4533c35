import type { LanguageCode } from '@wordlamp/engine/languages';
import { Marked, type Token, type Tokens } from 'marked';
import { type Block, type Inline, type Line, plainText, type Question, TOOLS } from '../reading/block.ts';
import { entryPath, pathBelowLanguage, type Slugs } from '../site-paths.ts';
import { headingIds } from './heading-ids.ts';

type CompileOptions = {
  language: LanguageCode;
  /** Entries that may be linked. */
  slugs: Slugs;
  /** The heading under which `###` headings are questions. */
  faqHeading: string;
};

/** Nothing of ours is struck through, and Korean writes ranges with tildes (“3~5, 7~8”). */
const markdownReader = new Marked({ tokenizer: { del: () => undefined } });

const OWN_ID = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/**
 * Compiles the part of CommonMark that our texts use (decision 12).
 * @throws Error naming what is not part of it, or a link that leads nowhere
 */
export function compileMarkdown(markdown: string, options: CompileOptions): Block[] {
  const blocks: Block[] = [];
  const idOf = headingIds();
  const tokens = markdownReader.lexer(markdown).filter(({ type }) => type !== 'space');
  const faqAt = tokens.findIndex((token) => isHeading(token, 2) && token.text === options.faqHeading);
  const ending = faqAt === -1 ? [] : tokens.slice(faqAt);
  const nextPart = ending.findIndex((token, index) => index > 0 && isHeading(token, 2));
  const faq = nextPart === -1 ? ending : ending.slice(0, nextPart);

  for (const token of tokens) {
    if (faq.includes(token)) {
      if (token !== faq[0]) continue;
      blocks.push({ kind: 'heading', level: 2, id: 'faq', line: [options.faqHeading] });
      blocks.push({ kind: 'faq', entries: compileFaq(faq.slice(1), options) });
    } else {
      blocks.push(compileBlock(token, idOf, options));
    }
  }
  return blocks;
}

function compileBlock(token: Token, idOf: (heading: string) => string, options: CompileOptions): Block {
  if (isHeading(token, 2) || isHeading(token, 3)) {
    const level = token.depth === 2 ? 2 : 3;
    const own = OWN_ID.exec(token.text)?.[1];
    const line = compileLine(token.tokens, options).map((part) =>
      typeof part === 'string' ? part.replace(OWN_ID, '') : part,
    );
    return { kind: 'heading', level, id: own ?? idOf(plainText(line)), line };
  }
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', line: compileLine((token as Tokens.Paragraph).tokens, options) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => compileItem(tokens, options)) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const line = ({ tokens }: Tokens.TableCell) => compileLine(tokens, options);
      return { kind: 'table', head: header.map(line), rows: rows.map((row) => row.map(line)) };
    }
    case 'code': {
      const { lang, text } = token as Tokens.Code;
      return compileSample(lang ?? '', text);
    }
    default:
      throw new Error(`Our texts have no "${token.type}": ${token.raw.slice(0, 80)}`);
  }
}

/** "```prompt art a red fox in snow": the generator to try it in and, where that is not the text itself, what to hand it. */
const PROMPT_FENCE = /^prompt(?: (\S+)(?: (.+))?)?$/;

function compileSample(fence: string, text: string): Block {
  const [isPrompt, name, idea] = PROMPT_FENCE.exec(fence) ?? [];
  const tool = TOOLS.find((known) => known === name);
  if (name !== undefined && tool === undefined) throw new Error(`No generator is called ${name}: ${fence}`);
  return { kind: 'sample', isPrompt: isPrompt !== undefined, text, tool, idea };
}

function compileItem(tokens: readonly Token[], options: CompileOptions): Line {
  const [only, ...more] = tokens;
  if (only === undefined || more.length > 0 || !('tokens' in only))
    throw new Error(`A list item is one line: ${tokens.map(({ raw }) => raw).join('')}`);
  return compileLine(only.tokens ?? [], options);
}

function compileFaq(tokens: readonly Token[], options: CompileOptions): Question[] {
  const entries: { question: string; answer: Line[] }[] = [];
  for (const token of tokens) {
    const last = entries.at(-1);
    if (isHeading(token, 3)) entries.push({ question: token.text, answer: [] });
    else if (token.type === 'paragraph' && last !== undefined)
      last.answer.push(compileLine((token as Tokens.Paragraph).tokens, options));
    else throw new Error(`Questions are headings of level 3, answers paragraphs: ${token.raw.slice(0, 80)}`);
  }
  return entries;
}

function compileLine(tokens: readonly Token[], options: CompileOptions): Inline[] {
  return tokens.map((token, index) => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const text = keepTogether((token as Tokens.Text).text);
        return index === 0 ? text : text.replace(PARTICLE_FIRST, WORD_JOINER);
      }
      case 'codespan':
        return { code: (token as Tokens.Codespan).text };
      case 'link': {
        const { href, text } = token as Tokens.Link;
        return { to: resolveLink(href, options), text: keepTogether(text) };
      }
      default:
        throw new Error(`Our lines have no "${token.type}": ${token.raw}`);
    }
  });
}

/** Nothing that is seen; between two characters it forbids a line to end there. */
const WORD_JOINER = '\u2060';
/** A Korean particle behind what it belongs to: a quotation, a bracket, or the code or link before this run. */
const PARTICLE = /(?<=[”’」』)\]}])(?=[\uac00-\ud7a3])/gu;
const PARTICLE_FIRST = /^(?=[\uac00-\ud7a3])/u;
/** "e-mail" and "2025-03-14" are one word each. */
const INNER_HYPHEN = /(?<=\be-)(?=mail)|(?<=\d-)(?=\d)/giu;

function keepTogether(text: string): string {
  return text.replace(PARTICLE, WORD_JOINER).replace(INNER_HYPHEN, WORD_JOINER);
}

/** A link to a page of ours is written without its language and gets the reader's. */
function resolveLink(href: string, { language, slugs }: CompileOptions): string {
  if (/^(https:\/\/|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const [, list, slug] = /^\/(blog|resources|community)\/(.+)$/.exec(path) ?? [];
  if (list !== undefined && slug !== undefined) {
    const known = list as keyof Slugs;
    if (!slugs[known].includes(slug)) throw new Error(`A link leads nowhere: ${href}`);
    return entryPath(known, slug, language);
  }
  if (pathBelowLanguage(`/en${path}`) === undefined) throw new Error(`A link leads nowhere: ${href}`);
  return `/${language}${path}${anchor === undefined ? '' : `#${anchor}`}`;
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === depth;
}
