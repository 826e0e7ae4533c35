import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findContentFaults } from './find-content-faults.mjs';
import { ENGLISH, FRENCH, plantContent } from './testing/plant-content.mjs';

const planted = plantContent();
const { write, words, faults } = planted;

test('whole languages have no fault, and a language without a folder has not begun', () => {
  expect(findContentFaults(planted.root, ['not_found'])).toEqual({ faults: [], languages: ['en', 'fr'], keys: 5 });
});

test.each([
  {
    name: 'an empty English text',
    plant: () => words('en/home', { ...ENGLISH, title: ' ' }),
    fault: 'en/home.json: title is empty',
  },
  {
    name: 'a text that is no text',
    plant: () => words('fr/home', { ...FRENCH, title: 7 }),
    fault: 'fr/home.json: title is empty',
  },
  { name: 'a missing key', plant: () => words('fr/errors', {}), fault: 'fr/errors.json: not_found is missing' },
  {
    name: 'a stale key',
    plant: () => words('fr/home', { ...FRENCH, old: 'vieux' }),
    fault: 'fr/home.json: old is not an English key or no plural form of this language',
  },
  {
    name: 'a plural form that the language does not have',
    plant: () => words('fr/home', { ...FRENCH, left_few: 'peu de prompts' }),
    fault: 'fr/home.json: left_few is not an English key or no plural form of this language',
  },
  {
    name: 'a plural form that is missing',
    plant: () => words('fr/home', { ...FRENCH, left_many: undefined }),
    fault: 'fr/home.json: left_many is missing',
  },
  {
    name: 'half an English plural',
    plant: () => words('en/home', { ...ENGLISH, left_one: undefined }),
    fault: 'en/home.json: left_one is missing',
  },
  {
    name: 'a lost slot',
    plant: () => words('fr/home', { ...FRENCH, left_other: 'des prompts' }),
    fault: 'fr/home.json: left_other lacks {{count}}',
  },
  {
    name: 'a slot that English does not have',
    plant: () => words('fr/home', { ...FRENCH, title: 'Bonjour {{name}}' }),
    fault: 'fr/home.json: title has {{name}}, English has not',
  },
  {
    name: 'a lost tag',
    plant: () => words('fr/home', { ...FRENCH, menu: { open: 'Ouvrir' } }),
    fault: 'fr/home.json: menu.open lacks <b>',
  },
  {
    name: 'a missing file',
    plant: () => rmSync(join(planted.root, 'content/messages/fr/home.json')),
    fault: 'fr/home.json is missing',
  },
  { name: 'a stale file', plant: () => words('fr/old', {}), fault: 'fr/old.json: there is no such English file' },
  {
    name: 'an unknown language',
    plant: () => words('xx/home', ENGLISH),
    fault: 'xx: no language of the language table',
  },
  {
    name: 'an English key that only a test uses',
    plant: () => {
      write('apps/web/app/routes/home.tsx', "t('left'); t('menu.open');");
      write('apps/web/app/routes/home.test.tsx', "t('title');");
    },
    fault: 'en/home.json: nothing uses title',
  },
  {
    name: 'an error code without words',
    plant: () => {
      words('en/errors', {});
      words('fr/errors', {});
    },
    fault: 'en/errors.json: not_found is missing',
  },
])('finds $name', ({ plant, fault }) => {
  plant();

  expect(faults()).toEqual([fault]);
});

test('a key that is put together of a word of the source is used, one of another word is not', () => {
  words('en/steps', { stepFirstTitle: 'First', stepLastTitle: 'Last' });
  words('fr/steps', { stepFirstTitle: 'Premier', stepLastTitle: 'Dernier' });
  write('apps/web/app/steps.tsx', `const STEPS = ['First']; STEPS.map((step) => t(\`step\${step}Title\`));`);

  expect(faults()).toEqual(['en/steps.json: nothing uses stepLastTitle']);
});

test.each([
  { markup: '<p>Some words</p>', text: 'Some words' },
  { markup: '<p>{isOpen ? t("open") : "closed"}</p>', text: 'closed' },
  { markup: '<p>{name ?? "nobody"}</p>', text: 'nobody' },
  { markup: `<p>{\`\${count} left\`}</p>`, text: 'left' },
  { markup: '<img alt="A lamp" />', text: 'A lamp' },
  { markup: '<nav aria-label={isMain ? "Pages" : t("more")} />', text: 'Pages' },
])('finds the words in $markup', ({ markup, text }) => {
  write('apps/web/app/layout/box.tsx', `export const Box = () => ${markup};`);

  expect(faults()).toEqual([`layout/box.tsx:1: “${text}” belongs in content/messages`]);
});

test.each([
  '<p className="some words">{t("title")}</p>',
  '<p>{state === "open" && t("title")}</p>',
  '<p>{count} · {limit} UTC</p>',
  '<Button tone="main" title={t("title")} />',
])('%s has no words', (markup) => {
  write('apps/web/app/layout/box.tsx', `export const Box = () => ${markup};`);

  expect(faults()).toEqual([]);
});

test('finds names of jobs that a language lacks, or has left in English', () => {
  const jobs = (/** @type {object} */ intents) => JSON.stringify({ intents });
  write('packages/engine/src/words/en/text.json', jobs({ poem: { name: 'A poem' }, essay: { name: 'An essay' } }));
  write('packages/engine/src/words/fr/text.json', jobs({ poem: { name: 'A poem' } }));

  expect(faults()).toEqual([
    'fr/engine/text.json: intents.essay.name is missing',
    'fr/engine/text.json: intents.poem.name is the same as the English',
  ]);
});

test('finds words for an error that is no code', () => {
  words('en/errors', { not_found: 'Nothing here', gone: 'Gone' });
  words('fr/errors', { not_found: 'Rien ici', gone: 'Parti' });

  expect(faults()).toEqual(['en/errors.json: gone is no error code']);
});

test('refuses a file that is not JSON, naming it', () => {
  write('content/messages/fr/home.json', '{ "title": ');

  expect(faults).toThrow('home.json is not JSON');
});

test('refuses to be green where English has no words', () => {
  rmSync(join(planted.root, 'content/messages/en'), { recursive: true });
  mkdirSync(join(planted.root, 'content/messages/en'));

  expect(faults).toThrow('no words');
});
