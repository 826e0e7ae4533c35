import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { ListedPage } from './listed-pages.ts';

type Site = {
  pages: readonly ListedPage[];
  home: ListedPage;
  /** Addresses below the origin, in the order of the site. */
  generators: readonly string[];
  names: { pages: string; generators: string };
};

const SITE_NAME = 'Wordlamp';

/**
 * The English site for LLMs. Each list is its own group, named after its page.
 * Source: llmstxt.org, a heading, a summary and lists of links with descriptions
 */
export function llmsTxt({ pages, home, generators, names }: Site): string {
  const english = pages.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const groups = english.map((page) => ({ page, group: groupOf(pathOf(page), generators, names) }));
  const order = new Set([names.generators, names.pages, ...groups.map(({ group }) => group)]);
  const sections = [...order].map((name) => {
    const own = groups.filter(({ group }) => group === name).map(({ page }) => page);
    return section(nameOf(name, english), own);
  });
  return `# ${SITE_NAME}\n\n> ${home.description}\n\n${sections.join('\n')}`;
}

/** The name of its group, or for an entry of a list the list's path. */
function groupOf(path: string, generators: readonly string[], names: Site['names']): string {
  if (generators.includes(path)) return names.generators;
  const [list = '', slug] = path.replace(`/${DEFAULT_LANGUAGE}/`, '/').slice(1).split('/');
  return slug === undefined ? names.pages : `/${DEFAULT_LANGUAGE}/${list}`;
}

function nameOf(group: string, pages: readonly ListedPage[]): string {
  const list = pages.find((page) => pathOf(page) === group);
  return list === undefined ? group : nameWithoutSite(list.title);
}

function section(name: string, pages: readonly ListedPage[]): string {
  const lines = pages.map(
    ({ title, canonical, description }) => `- [${nameWithoutSite(title)}](${canonical}): ${description}`,
  );
  return `## ${name}\n\n${lines.join('\n')}\n`;
}

const pathOf = ({ canonical }: ListedPage) => new URL(canonical).pathname;

const nameWithoutSite = (title: string) => title.replace(` | ${SITE_NAME}`, '');
