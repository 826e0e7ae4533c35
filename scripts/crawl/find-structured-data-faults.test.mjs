// @vitest-environment node
import { expect, test } from 'vitest';
import { findStructuredDataFaults } from './find-structured-data-faults.mjs';
import { ORIGIN, samplePage } from './sample-page.mjs';

const way = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: ['/en', '/en/about'].map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: path,
    item: ORIGIN + path,
  })),
};
const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
};
const application = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Tool',
  description: 'A tool',
  url: `${ORIGIN}/en/json-prompt`,
  inLanguage: 'en',
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};
const toolWay = {
  ...way,
  itemListElement: [way.itemListElement[0], { ...way.itemListElement[1], item: application.url }],
};
const QUESTION = '<details><summary>Why?</summary>So.</details>';

/** @param {{ path?: string, data: readonly (object | string)[], body?: string }} page */
function faults({ path = '/en/about', data, body = '' }) {
  const scripts = data.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  const head = scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
  return findStructuredDataFaults([samplePage(path, { head, body })]);
}

test('whole data that says what the page shows has no fault', () => {
  expect(faults({ data: [way, faq], body: QUESTION })).toEqual([]);
  expect(faults({ path: '/en/json-prompt', data: [application, toolWay] })).toEqual([]);
});

test.each([
  { name: 'what is not JSON', page: { data: [way, '{'] }, fault: /^\/en\/about: structured data is not JSON/ },
  {
    name: 'another vocabulary',
    page: { data: [way, { ...faq, '@context': 'x' }], body: '' },
    fault: /FAQPage: @context: /,
  },
  { name: 'an unknown kind', page: { data: [way, { ...faq, '@type': 'HowTo' }] }, fault: /HowTo: @type: / },
  { name: 'a page without its way', page: { data: [] }, fault: /has no BreadcrumbList$/ },
  { name: 'two of a kind', page: { data: [way, way] }, fault: /has BreadcrumbList twice$/ },
  {
    name: 'a question that the page does not show',
    page: { data: [way, faq] },
    fault: /does not show the question “Why\?”$/,
  },
  {
    name: 'a question that is not shown',
    page: { data: [way, faq], body: `${QUESTION}<details><summary>How?</summary>So.</details>` },
    fault: /lacks the question “How\?”$/,
  },
  {
    name: 'questions without any data',
    page: { data: [way], body: QUESTION },
    fault: /has no FAQPage for the question “Why\?”$/,
  },
  { name: 'a way to another page', page: { path: '/en/terms', data: [way] }, fault: /does not end at the page$/ },
  {
    name: 'a price',
    page: {
      path: '/en/json-prompt',
      data: [toolWay, application, { ...application, offers: { ...application.offers, price: '5' } }],
    },
    fault: /WebApplication: offers\.price: /,
  },
  {
    name: 'a tool without data',
    page: { path: '/en/json-prompt', data: [toolWay] },
    fault: /has no WebApplication$/,
  },
  {
    name: 'a tool of another page',
    page: { path: '/en/json-prompt', data: [toolWay, { ...application, url: `${ORIGIN}/en` }] },
    fault: /WebApplication names https:\/\/wordlamp\.test\/en$/,
  },
])('finds $name', ({ page, fault }) => {
  expect(faults(page)).toEqual([expect.stringMatching(fault)]);
});
