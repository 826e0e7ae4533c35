// @vitest-environment node
import { expect, test } from 'vitest';
import { findLinkFaults, otherTargets } from './find-link-faults.mjs';
import { ORIGIN, samplePage } from './sample-page.mjs';

/** @param {string} body @param {Record<string, number>} [statuses] @param {string} [path] */
const faults = (body, statuses = {}, path = '/en') =>
  findLinkFaults(
    [samplePage(path, { body }), samplePage('/en/about', { body: '<h1 id="us">About</h1>' })],
    new Map(Object.entries(statuses)),
    ORIGIN,
  );

test.each([
  '<a href="/en/about">a page</a>',
  '<a href="/en/about?q=1#us">a place in a page</a>',
  '<p id="here"><a href="#here">a place in the same page</a></p>',
  '<a href="https://elsewhere.example/x">another site</a>',
  '<a href="mailto:us@wordlamp.test">mail</a>',
])('%s is a good link', (body) => {
  expect(faults(body)).toEqual([]);
});

test.each([
  { name: 'a link to no page', body: '<a href="/en/nowhere">x</a>', fault: '/en/nowhere answers 404' },
  { name: 'a link that is led on', body: '<a href="/en/about/">x</a>', fault: '/en/about/ answers 308' },
  { name: 'a form that is sent nowhere', body: '<form action="/en/nowhere"></form>', fault: '/en/nowhere answers 404' },
  { name: 'a picture that is not there', body: '<img src="/en/nowhere">', fault: '/en/nowhere answers 404' },
  {
    name: 'a place that another page lacks',
    body: '<a href="/en/about#you">x</a>',
    fault: '/en/about#you has no such place',
  },
  { name: 'a place that the page lacks', body: '<a href="#gone">x</a>', fault: '#gone has no such place' },
  { name: 'what is no address', body: '<a href="https://">x</a>', fault: 'https:// is no address' },
  { name: 'two of an id', body: '<p id="a"></p><p id="a"></p>', fault: 'the id a stands twice' },
])('finds $name', ({ body, fault }) => {
  expect(faults(body, { '/en/nowhere': 404, '/en/about/': 308 })).toEqual([`/en: ${fault}`]);
});

test('the root is a good target for the page of unknown addresses only', () => {
  const body = '<a href="/">home</a>';

  expect(faults(body, { '/': 302 }, '/404')).toEqual([]);
  expect(faults(body, { '/': 302 })).toEqual(['/en: / answers 302']);
});

test('names each address that is to be asked for once, and no page', () => {
  const page = samplePage('/en', { body: '<a href="/a#b">x</a><a href="/a?c">x</a><a href="/en#d">x</a>' });

  expect(otherTargets([page], ORIGIN)).toEqual(['/a']);
});
