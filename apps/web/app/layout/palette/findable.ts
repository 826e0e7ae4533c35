/** Something that has a page, or a place on one. */
type Named = {
  label: string;
  /** Further words by which it is found. */
  also: string;
};

/** What the command palette finds of the content in one language. */
export type Findable = {
  templates: readonly Named[];
  articles: readonly (Named & { slug: string })[];
  resources: readonly (Named & { slug: string })[];
};

/** The file of a language that the build writes next to the pages. */
export const findablePath = (language: string) => `/${language}/find.json`;
