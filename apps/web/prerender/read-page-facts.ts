/** The facts about a built page for search engines. */
export type PageFacts = {
  title: string;
  description: string;
  /** Absolute URL with the placeholder origin. */
  canonical: string;
  /** The page in each language that has it, by hreflang, `x-default` included. */
  alternates: readonly { language: string; address: string }[];
  /** False if the page asks not to be listed. */
  isIndexed: boolean;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** @throws Error when a page lacks its title, description or canonical address */
export function readPageFacts(html: string): PageFacts {
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)];
  return {
    title: only(html, /<title>([^<]*)<\/title>/),
    description: only(html, /<meta name="description" content="([^"]*)"\/>/),
    canonical: only(html, /<link rel="canonical" href="([^"]*)"\/>/),
    alternates: alternates.map(([, language = '', address = '']) => ({ language, address: unescaped(address) })),
    isIndexed: !html.includes('<meta name="robots" content="noindex"/>'),
  };
}

function only(html: string, pattern: RegExp): string {
  const [, text] = pattern.exec(html) ?? [];
  if (text === undefined)
    throw new Error(`A page has nothing that fits ${pattern}; React Router writes it differently`);
  return unescaped(text);
}

/** The five that React writes. */
function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}
