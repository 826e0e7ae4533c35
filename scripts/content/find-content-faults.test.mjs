import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findContentFaults } from './find-content-faults.mjs';

const ENGLISH = {
  title: 'Wordlamp',
  left_one: '{{count}} prompt left',
  left_other: '{{count}} prompts left',
  menu: { open: 'Open <b>it</b>' },
};
const FRENCH = {
  title: 'Wordlamp',
  left_one: 'un prompt',
  left_many: '{{count}} de prompts',
  left_other: '{{count}} prompts',
  menu: { open: '<b>Ouvrir</b>' },
};

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  words('en/home', ENGLISH);
  words('en/errors', { not_found: 'Nothing here' });
  words('fr/home', FRENCH);
  words('fr/errors', { not_found: 'Rien ici' });
  write('content/names.json', JSON.stringify(['Wordlamp', 'ChatGPT']));
  write('content/glossary/terms.json', JSON.stringify(['prompt']));
  glossary('fr', {});
  write('apps/web/app/routes/home.tsx', "t('title'); t('left', { count }); t('menu.open');");
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
/** @param {string} path @param {object} entries */
function words(path, entries) {
  write(`content/messages/${path}.json`, JSON.stringify(entries));
}
/** @param {string} language @param {object} more */
function glossary(language, more) {
  const terms = { prompt: { use: 'prompt', stems: ['prompt'], avoid: ['invite'] } };
  write(`content/glossary/${language}.json`, JSON.stringify({ terms, freely: {}, sameAsEnglish: {}, ...more }));
}
const faults = () => findContentFaults(root, ['not_found']).faults;

test('whole languages have no fault, and a language without a folder has not begun', () => {
  expect(findContentFaults(root, ['not_found'])).toEqual({ faults: [], languages: ['en', 'fr'], keys: 5 });
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
    plant: () => rmSync(join(root, 'content/messages/fr/home.json')),
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

/** A text of each kind in English and another language, and what is wrong with the latter. */
const LONG = 'The engine writes the prompt on your own device, and nothing that you type leaves it at any time.';
test.each([
  {
    name: 'a text left in English',
    english: 'Open the menu',
    own: 'Open the menu',
    fault: 'is the same as the English',
  },
  { name: 'English words in a sentence', english: LONG, own: LONG.replace('own', 'very own'), fault: 'reads like en' },
  {
    name: 'letters of another script',
    english: 'Open it now',
    own: 'Оuvrir maintenant',
    fault: 'has letters of another script: О',
  },
  { name: 'another term', english: 'Your prompt', own: 'Votre consigne', fault: 'says “prompt” without “prompt”' },
  {
    name: 'a term that is ruled out',
    english: 'Your prompt',
    own: 'Votre prompt, cette invite',
    fault: 'says “prompt” with “invite”, not “prompt”',
  },
])('finds $name', ({ english, own, fault }) => {
  words('en/home', { ...ENGLISH, title: english });
  words('fr/home', { ...FRENCH, title: own });

  expect(faults()).toEqual([`fr/home.json: title ${fault}`]);
});

test.each([
  { english: 'ChatGPT, JSON and {{name}}', own: 'ChatGPT, JSON et {{name}}' },
  { english: 'ChatGPT · JSON', own: 'ChatGPT · JSON' },
  { english: 'Write to a@b.example', own: 'Écrivez à a@b.example' },
  { english: 'Prompts', own: 'Les prompts' },
])('“$own” is a translation of “$english”', ({ english, own }) => {
  words('en/home', { ...ENGLISH, title: english });
  words('fr/home', { ...FRENCH, title: own });

  expect(faults()).toEqual([]);
});

test('words in Latin letters are names or a fault where a language has other letters', () => {
  rmSync(join(root, 'content/messages/fr'), { recursive: true });
  rmSync(join(root, 'content/glossary/fr.json'));
  words('ru/home', {
    title: 'Wordlamp и ChatGPT, файл notes.md, код `run`, SQL',
    ...Object.fromEntries(['one', 'few', 'many', 'other'].map((form) => [`left_${form}`, '{{count}} prompt'])),
    menu: { open: '<b>Открыть</b>' },
  });
  words('ru/errors', { not_found: 'Здесь ничего нет' });
  glossary('ru', {});

  expect(faults()).toEqual(
    ['one', 'few', 'many', 'other'].map(
      (form) => `ru/home.json: left_${form} has words in Latin letters that content/names.json does not list: prompt`,
    ),
  );
});

test('what a glossary allows is no fault', () => {
  words('en/home', { ...ENGLISH, title: 'Prompt menu' });
  words('fr/home', { ...FRENCH, title: 'Prompt menu' });
  glossary('fr', { sameAsEnglish: { 'home.title': 'so said in French' } });
  expect(faults()).toEqual([]);

  words('fr/home', { ...FRENCH, title: 'Le menu' });
  glossary('fr', { freely: { 'home.title': 'the menu needs no more' } });
  expect(faults()).toEqual([]);
});

test('a glossary has all terms and no others', () => {
  glossary('fr', { terms: { menu: { use: 'menu', stems: ['menu'], avoid: [] } } });

  expect(faults()).toEqual(['fr/glossary: prompt is missing', 'fr/glossary: menu is none of the sixty terms']);
});

test('titles and descriptions fit into a list of results, where wide characters count twice', () => {
  words('en/home', { ...ENGLISH, metaTitle: 'a'.repeat(70), metaDescription: 'a'.repeat(156) });
  words('fr/home', { ...FRENCH, metaTitle: '長'.repeat(36), metaDescription: 'b' });
  write('apps/web/app/routes/home.tsx', "t('title'); t('left'); t('menu.open'); t('metaTitle'); t('metaDescription');");

  expect(faults()).toEqual([
    'en/home.json: metaDescription takes 156 columns, at most 155 are shown',
    'fr/home.json: metaTitle takes 72 columns, at most 70 are shown',
    'fr/home.json: metaTitle has letters of another script: 長',
  ]);
});

const GUIDE = `---
kind: resource
title: "Basics"
---

## One {#one}

See [the blog](/blog) and:

- an item

\`\`\`prompt
Write it.
\`\`\`
`;
test.each([
  { name: 'a link', from: '/blog', to: '/contact', fault: ['lacks: link /blog', 'has too much: link /contact'] },
  { name: 'a heading', from: '## Un {#one}\n', to: '', fault: ['lacks: heading ## {#one}'] },
  { name: 'an item', from: '- un point\n', to: '', fault: ['lacks: item'] },
  { name: 'a fence', from: '```prompt', to: '```json', fault: ['lacks: fence prompt', 'has too much: fence json'] },
  {
    name: 'a figure',
    from: 'kind: resource',
    to: 'kind: article',
    fault: ['lacks: kind: resource', 'has too much: kind: article'],
  },
])('finds $name of a guide that got lost', ({ from, to, fault }) => {
  const french = GUIDE.replace('Basics', 'Les bases')
    .replace('One', 'Un')
    .replace('See [the blog]', 'Voyez [le blog]')
    .replace(' and:', ' et :')
    .replace('an item', 'un point');
  write('content/guides/en/basics.md', GUIDE);
  write('content/guides/fr/basics.md', french);
  expect(faults()).toEqual([]);

  write('content/guides/fr/basics.md', french.replace(from, to));
  expect(faults()).toEqual(fault.map((text) => `fr/guides/basics.md ${text}`));
});

test('a template keeps its figures and as many brackets', () => {
  const template = { title: 'Plan', rating: 80, template: 'Plan [a week] for [a person].' };
  write('content/templates/en/plan.json', JSON.stringify(template));
  write(
    'content/templates/fr/plan.json',
    JSON.stringify({ title: 'Un plan', rating: 81, template: 'Pour [une personne].' }),
  );

  expect(faults()).toEqual([
    'fr/templates/plan.json lacks: rating: 80',
    'fr/templates/plan.json lacks: 2 brackets',
    'fr/templates/plan.json has too much: rating: 81',
    'fr/templates/plan.json has too much: 1 brackets',
  ]);
});

test('a guide, template or post that a language lacks is missing', () => {
  write('content/guides/en/basics.md', GUIDE);

  expect(faults()).toEqual(['fr/guides/basics.md is missing']);
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
])('%s has no words of its own', (markup) => {
  write('apps/web/app/layout/box.tsx', `export const Box = () => ${markup};`);

  expect(faults()).toEqual([]);
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
  rmSync(join(root, 'content/messages/en'), { recursive: true });
  mkdirSync(join(root, 'content/messages/en'));

  expect(faults).toThrow('no words');
});
