import postcss, { type Root, type Rule } from 'postcss';
import { removeUnreferenced } from './remove-unreferenced.ts';

/** The part of a stylesheet that a page's HTML can use. */
export type PageCss = (html: string) => string;

/**
 * Keeps rules that can match in a page: all their classes occur in it, and their language is that of one of its texts.
 * Elements added by scripts, hover states, animations, and other languages are styled by the whole stylesheet, which is
 * enabled after the first paint or at the first interaction. Pages that differ only in their text have the same styles,
 * so results are cached by language and by the classes and attributes used in selectors.
 */
export function createPageCss(stylesheet: string): PageCss {
  const whole = postcss.parse(stylesheet);
  const asked = askedFor(whole);
  const known = new Map<string, string>();
  return (html) => {
    const page = readPage(html, asked);
    const key = [
      page.language,
      ...page.languages,
      ...[...page.classes, ...page.attributes].sort(),
      ...page.styles,
    ].join(' ');
    const css = known.get(key) ?? reduce(whole.clone(), page);
    known.set(key, css);
    return css;
  };
}

type Page = {
  language: string;
  /** Languages of the texts in it, including its own. */
  languages: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** In selector syntax: `type`, `aria-current="page"`. */
  attributes: ReadonlySet<string>;
  styles: readonly string[];
};

type Asked = Pick<Page, 'classes' | 'attributes'>;

/** All classes and attributes used in the stylesheet's selectors. */
function askedFor(root: Root): Asked {
  const classes = new Set<string>();
  const attributes = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) classes.add(name);
    for (const name of attributesOf(selector)) attributes.add(name);
  });
  return { classes, attributes };
}

function readPage(html: string, asked: Asked): Page {
  const attributes = new Set<string>();
  const classes = new Set(['wf', 'unset']); // first-fonts.js adds them
  const languages = new Set<string>();
  const styles: string[] = [];
  for (const [, name = '', value = ''] of withoutSwitch(html).matchAll(/\s([a-z][a-z-]*)="([^"]*)"/gi)) {
    if (name === 'lang') languages.add(value.replace(/-.*/, ''));
    if (name === 'style') styles.push(value);
    else if (name === 'class') for (const one of decoded(value).split(/\s+/)) classes.add(one);
    else attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
  }
  return {
    language: /<html lang="(\w+)/.exec(html)?.[1] ?? 'en',
    languages,
    classes: inBoth(classes, asked.classes),
    attributes: inBoth(attributes, asked.attributes),
    styles,
  };
}

/** Links to other languages are single words in that language, which no rule for its texts affects. */
const withoutSwitch = (html: string) =>
  html.replace(/<a [^>]*\bdata-language="[^>]*>/g, (link) => link.replace(/ (?:lang|dir)="[^"]*"/g, ''));

const inBoth = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((name) => others.has(name)));

function decoded(value: string): string {
  return value.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function reduce(root: Root, page: Page): string {
  root.walkComments((comment) => {
    comment.remove();
  });
  // Tailwind's initial values for browsers without @property, which get them with the whole stylesheet.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.removeAll();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, page));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkDecls(/^(?:transition|cursor|will-change)/, (declaration) => {
    declaration.remove();
  });
  removeUnreferenced(root, page.styles.join(';'));
  return root.toString();
}

type Needs = {
  classes: readonly string[];
  attributes: readonly string[];
  languages: readonly string[];
  /** Excluded languages of a rule on <html> itself. */
  excluded: readonly string[];
  /** Whether it is a rule on <html> itself. */
  isForRoot: boolean;
  /** Whether it only applies later, e.g. on hover. */
  isForLater: boolean;
};

const needsBySelector = new Map<string, Needs>();

/** The requirements of a selector, parsed once, since every page is tried against all selectors. */
function needsOf(selector: string): Needs {
  const known = needsBySelector.get(selector);
  if (known) return known;
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const languages = languagesOf(positive);
  const needs = {
    classes: classesOf(positive),
    attributes: attributesOf(positive),
    languages,
    excluded: languagesOf(selector).filter((language) => !languages.includes(language)),
    isForRoot: /^(?::root|\.wf|\.unset)\b/.test(selector),
    isForLater: /:hover|:has\(|::selection/.test(positive),
  };
  needsBySelector.set(selector, needs);
  return needs;
}

function canMatch(selector: string, page: Page): boolean {
  const { classes, attributes, languages, excluded, isForRoot, isForLater } = needsOf(selector);
  if (isForLater) return false;
  if (!classes.every((name) => page.classes.has(name))) return false;
  if (!attributes.every((name) => page.attributes.has(name))) return false;
  // Rules on <html> itself: the page's own language only. Texts below it may be in other languages.
  const own = isForRoot ? new Set([page.language]) : page.languages;
  if (languages.length > 0 && !languages.some((language) => own.has(language))) return false;
  return !isForRoot || !excluded.includes(page.language);
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** Attributes that must be in the page; some are set by a script before the first paint. */
function attributesOf(selector: string): string[] {
  return [...selector.matchAll(/(?<!\\)\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)]
    .filter(([, name = '']) => !['data-theme', 'data-offer'].includes(name))
    .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`));
}

function languagesOf(selector: string): string[] {
  return [...selector.matchAll(/:lang\((\w+)\)/g)].map(([, language = '']) => language);
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as { name?: string }).name?.endsWith('keyframes') === true;
}
