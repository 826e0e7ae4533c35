import type artGenerator from '@wordlamp/content/messages/en/artGenerator.json';
import type errors from '@wordlamp/content/messages/en/errors.json';
import type generator from '@wordlamp/content/messages/en/generator.json';
import type home from '@wordlamp/content/messages/en/home.json';
import type jsonGenerator from '@wordlamp/content/messages/en/jsonGenerator.json';
import type notFound from '@wordlamp/content/messages/en/notFound.json';
import type shell from '@wordlamp/content/messages/en/shell.json';
import type textGenerator from '@wordlamp/content/messages/en/textGenerator.json';
import type videoGenerator from '@wordlamp/content/messages/en/videoGenerator.json';
import type videoPrompt from '@wordlamp/content/messages/en/videoPrompt.json';

/** Every namespace of words. The English files are the list of keys; an unknown key does not compile. */
export type Words = {
  artGenerator: typeof artGenerator;
  errors: typeof errors;
  generator: typeof generator;
  home: typeof home;
  jsonGenerator: typeof jsonGenerator;
  notFound: typeof notFound;
  shell: typeof shell;
  textGenerator: typeof textGenerator;
  videoGenerator: typeof videoGenerator;
  videoPrompt: typeof videoPrompt;
};
export type Namespace = keyof Words;

/**
 * Loaders hand words over as one JSON string: the router's own format would spend an index on every key, half a kilobyte
 * of each page.
 * @param packed `JSON.stringify` of what `readWords` returned for these namespaces
 */
export function unpackWords<N extends Namespace>(packed: string): Pick<Words, N> {
  const words: Pick<Words, N> = JSON.parse(packed);
  return words;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Words;
  }
}
