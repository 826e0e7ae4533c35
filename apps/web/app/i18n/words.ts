import type about from '@wordlamp/content/messages/en/about.json';
import type accessibility from '@wordlamp/content/messages/en/accessibility.json';
import type account from '@wordlamp/content/messages/en/account.json';
import type artGenerator from '@wordlamp/content/messages/en/artGenerator.json';
import type auth from '@wordlamp/content/messages/en/auth.json';
import type authErrors from '@wordlamp/content/messages/en/authErrors.json';
import type blog from '@wordlamp/content/messages/en/blog.json';
import type community from '@wordlamp/content/messages/en/community.json';
import type contact from '@wordlamp/content/messages/en/contact.json';
import type errors from '@wordlamp/content/messages/en/errors.json';
import type features from '@wordlamp/content/messages/en/features.json';
import type generator from '@wordlamp/content/messages/en/generator.json';
import type home from '@wordlamp/content/messages/en/home.json';
import type jsonGenerator from '@wordlamp/content/messages/en/jsonGenerator.json';
import type notFound from '@wordlamp/content/messages/en/notFound.json';
import type offline from '@wordlamp/content/messages/en/offline.json';
import type palette from '@wordlamp/content/messages/en/palette.json';
import type privacy from '@wordlamp/content/messages/en/privacy.json';
import type reading from '@wordlamp/content/messages/en/reading.json';
import type report from '@wordlamp/content/messages/en/report.json';
import type resources from '@wordlamp/content/messages/en/resources.json';
import type session from '@wordlamp/content/messages/en/session.json';
import type shell from '@wordlamp/content/messages/en/shell.json';
import type templates from '@wordlamp/content/messages/en/templates.json';
import type terms from '@wordlamp/content/messages/en/terms.json';
import type textGenerator from '@wordlamp/content/messages/en/textGenerator.json';
import type translationGuide from '@wordlamp/content/messages/en/translationGuide.json';
import type videoGenerator from '@wordlamp/content/messages/en/videoGenerator.json';
import type videoPrompt from '@wordlamp/content/messages/en/videoPrompt.json';
import type { IntentId } from '@wordlamp/engine';

/**
 * Every namespace of words. The English files are the list of keys; an unknown key does not compile. The names of the jobs come
 * from the engine.
 */
export type Words = {
  about: typeof about;
  accessibility: typeof accessibility;
  account: typeof account;
  artGenerator: typeof artGenerator;
  auth: typeof auth;
  authErrors: typeof authErrors;
  blog: typeof blog;
  community: typeof community;
  contact: typeof contact;
  errors: typeof errors;
  features: typeof features;
  generator: typeof generator;
  home: typeof home;
  jsonGenerator: typeof jsonGenerator;
  notFound: typeof notFound;
  offline: typeof offline;
  palette: typeof palette;
  privacy: typeof privacy;
  reading: typeof reading;
  report: typeof report;
  resources: typeof resources;
  session: typeof session;
  shell: typeof shell;
  templates: typeof templates;
  terms: typeof terms;
  textGenerator: typeof textGenerator & { job: Record<IntentId, string> };
  translationGuide: typeof translationGuide;
  videoGenerator: typeof videoGenerator;
  videoPrompt: typeof videoPrompt;
};
export type Namespace = keyof Words;

/**
 * Loaders pass words as one JSON string: the router's own format would add an index to every key, half a kilobyte per
 * page.
 * @param packed `JSON.stringify` of what `readWords` returned for these namespaces
 */
export function unpackWords<N extends Namespace>(packed: string): Pick<Words, N> {
  const words: Pick<Words, N> = JSON.parse(packed);
  return words;
}
