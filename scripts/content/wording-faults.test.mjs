import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGLISH, FRENCH, plantContent } from './testing/plant-content.mjs';

const planted = plantContent();
const { write, words, glossary, faults } = planted;

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
  rmSync(join(planted.root, 'content/messages/fr'), { recursive: true });
  rmSync(join(planted.root, 'content/glossary/fr.json'));
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

  expect(faults()).toEqual(['fr/glossary: prompt is missing', 'fr/glossary: menu is not in terms.json']);
});

test.each([
  {
    name: 'a variant of a term',
    plant: () => words('fr/home', { ...FRENCH, title: 'Un courriel de Wordlamp' }),
    fault: 'fr/home.json: title has “courriel”: e-mail',
  },
  {
    name: 'a fault of typography',
    plant: () =>
      write('packages/engine/src/words/fr/cards.json', '{"line":"Trois points, dans cet ordre : 2-3 lignes"}'),
    fault: 'fr/engine/cards.json: line has “2-3”: a dash between figures',
  },
  {
    name: 'an English wording that is not ours',
    plant: () => words('en/home', { ...ENGLISH, title: 'Wordlamp is no more' }),
    fault: 'en/home.json: title has “no more”: no longer',
  },
])('finds $name wherever it is, whatever the English says', ({ plant, fault }) => {
  const inFrench = [
    { find: 'courriel', say: 'e-mail', example: 'un courriel' },
    { find: '\\d-\\d', say: 'a dash between figures', example: '2-3' },
  ];
  glossary('fr', { banned: inFrench });
  write('content/glossary/en.json', '{"banned":[{"find":"no more","say":"no longer","example":"is no more"}]}');
  expect(faults()).toEqual([]);

  plant();

  expect(faults()).toEqual([fault]);
});

test('a banned wording shows by an example that it is found', () => {
  glossary('fr', { banned: [{ find: 'courriel', say: 'e-mail', example: 'un mail' }] });

  expect(faults()).toEqual(['fr/glossary: “courriel” does not find its own example, or does not say what to write']);
});

test('a text points at a label with the words of that label', () => {
  words('en/home', { ...ENGLISH, title: 'Press “Open <b>it</b>”', menu: { open: 'Open <b>it</b>' } });
  words('fr/home', { ...FRENCH, title: 'Appuyez sur « <b>Ouvrir</b> »' });
  expect(faults()).toEqual([]);

  words('fr/home', { ...FRENCH, title: 'Appuyez sur « <b>Lancer</b> »' });

  expect(faults()).toEqual(['fr/home.json: title points at “Open <b>it</b>”, which is “<b>Ouvrir</b>” on the page']);
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
