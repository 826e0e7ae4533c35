/** A page's structured data for search engines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { '@type': string };

/** The position of a page in the site, for data that contains its address. */
export type PageAddress = { origin: string; address: string; picture: string; language: string };

const NAME = 'Wordlamp';

type Step = { name: string; address: string };

/** Breadcrumbs from the home page, the page itself last. */
export function breadcrumbs(steps: readonly Step[]): StructuredData {
  const itemListElement = steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

export function webSite(description: string): (page: PageAddress) => StructuredData {
  return ({ address, language }) => ({
    '@type': 'WebSite',
    name: NAME,
    url: address,
    description,
    inLanguage: language,
  });
}

/** The tool on a page: free, and without a rating, since there is none. */
export function webApplication(name: string, description: string): (page: PageAddress) => StructuredData {
  return ({ address, language }) => ({
    '@type': 'WebApplication',
    name,
    description,
    url: address,
    inLanguage: language,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
}

type ArticleFacts = { title: string; description: string /** ISO date */; published: string };

export function article({ title, description, published }: ArticleFacts): (page: PageAddress) => StructuredData {
  return ({ origin, address, picture, language }) => ({
    '@type': 'Article',
    headline: title,
    description,
    datePublished: published,
    dateModified: published,
    inLanguage: language,
    mainEntityOfPage: address,
    image: picture,
    author: { '@type': 'Organization', name: NAME, url: origin },
    publisher: { '@type': 'Organization', name: NAME, url: origin },
  });
}

/** Questions with their answers as plain text. */
export function faqPage(entries: readonly { question: string; answer: string }[]): () => StructuredData {
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return () => ({ '@type': 'FAQPage', mainEntity });
}
