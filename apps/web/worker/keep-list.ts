import type { LanguageCode } from '@wordlamp/engine/languages';

/** The files cached per language, so that its generators work offline. */
export type KeepList = {
  /** Pages and the data for them: the path with a hash of the content, since it stays where that changes. */
  pages: Readonly<Record<string, string>>;
  /** Files whose names change with their content. */
  files: readonly string[];
};

/** The file of a language that the build writes next to the pages. */
export const keepListPath = (language: LanguageCode) => `/${language}/keep.json`;
