import { expect, test } from 'vitest';
import en from '../../words/en/text.json' with { type: 'json' };
import { readIdea } from '../read-idea.ts';

const slotsOf = (idea: string) => readIdea(idea, en).slots;

test.each([
  ['email to my landlord about a broken heater, polite but firm', 'polite but firm'],
  ['email to my boss. Keep it short and friendly.', 'friendly'],
  ['write a text to my ex, short and calm', 'calm'],
  ['cold email to a client', null],
  ['email to my boss, keep it warm', 'warm'],
  ['a funny speech for the wedding', 'funny'],
  ['write a short, friendly email to my team', 'friendly'],
  ['blog post about tea in a playful tone', 'playful'],
  ['email to HR, not too formal', 'not too formal'],
  ['tweet about tea, Funny but not cheesy', 'Funny but not cheesy'],
  ['speech for Denise, funny but not soppy', 'funny but not soppy'],
  ['letter that sounds confident', 'confident'],
  ['blog post about formal gardens', null],
  ['email about a warm winter', null],
  ['simple python function', null],
  ['email that says "keep it funny"', null],
])('finds the tone of "%s": %s', (idea, tone) => {
  expect(slotsOf(idea).tone).toBe(tone);
});

test.each([
  ['blog post about plants for beginners', 'beginners'],
  ['explain recursion to a 10 year old', 'a 10 year old'],
  ['story for my 4 year old daughter', 'my 4 year old daughter'],
  ['quiz for 7th graders', '7th graders'],
  ['ad for busy single parents', 'busy single parents'],
  ['slides for kids aged 6-8', 'kids aged 6-8'],
  ['blog post aimed at small business owners', 'small business owners'],
  ['email for a refund', null],
  ['email for my customers', null],
  ['poem for my dad who died last year', null],
  ['ad for parents who work', 'parents who work'],
  ['blog post for our website', null],
  ['speech for my father', null],
  ['article on software for customer support', null],
  ['ad for a cream from nurses', null],
  ['recipe for 4 people', null],
])('finds the audience of "%s": %s', (idea, audience) => {
  expect(slotsOf(idea).audience).toBe(audience);
});

test.each([
  ['blog post in 200 words', '200 words'],
  ['email, at most 90 words', 'at most 90 words'],
  ['200-word blog post', '200 words'],
  ['essay of 1,500 words or less', '1,500 words or less'],
  ['summary of this in two sentences', 'two sentences'],
  ['speech, 3-4 minutes', '3-4 minutes'],
  ['5-minute speech', '5 minutes'],
  ['10 slide presentation', '10 slides'],
  ['one-page article', 'one-page'],
  ['recipe ready in 20 minutes', null],
  ['email about the 20 minutes delay', null],
  ['article about a photo worth 1000wordsmiths', null],
])('finds the length of "%s": %s', (idea, length) => {
  expect(slotsOf(idea).length).toBe(length);
});

test.each([
  ['email to Ann, keep it short', 'short'],
  ['a brief email to Ann', 'short'],
  ['a detailed blog post about tea', 'long'],
  ['short story about a cat', null],
  ['blog post about short films', null],
  ['short email, no: a long one, detailed', 'long'],
] as const)('finds the size of "%s": %s', (idea, size) => {
  expect(slotsOf(idea).size).toBe(size);
});

test.each([
  ['20 names for a cat', '20 names'],
  ['give me five catchy headlines for my blog', 'five catchy headlines'],
  ['10 multiple choice questions about tea', '10 multiple choice questions'],
  ['quiz: 6 multiple choice questions, 4 open questions, 10 questions in all', '10 questions'],
  ['10 questions and 20 tips about tea', '10 questions'],
  ['sql top 10 customers', null],
  ['3 tins of paint', null],
])('finds the count of "%s": %s', (idea, count) => {
  expect(slotsOf(idea).count).toBe(count);
});

test.each([
  ['email in French to my boss', 'French'],
  ['translate this into Brazilian Portuguese', 'Brazilian Portuguese'],
  ['blog post about Spanish food', null],
  ['email in English class', null],
  ['translate this', null],
])('finds the language of the result of "%s": %s', (idea, language) => {
  expect(slotsOf(idea).resultLanguage).toBe(language);
});

test.each([
  ['name for a bike shop, no puns', ['no puns']],
  ['Explain tax without jargon, please', ['without jargon']],
  ["blog post, don't mention prices", ["don't mention prices"]],
  ['post with no emoji and no hashtags', ['no emoji and no hashtags']],
  ['ad, avoid superlatives; leave out the price', ['avoid superlatives', 'leave out the price']],
  ['email: broken heater, no hot water since Monday', []],
  ['our flat is without heating', []],
])('finds what "%s" excludes', (idea, exclusions) => {
  expect(slotsOf(idea).exclusions).toEqual(exclusions);
});

test.each([
  ['compare tea and coffee in a table', 'table'],
  ['ideas for lunch as bullet points', 'bullets'],
  ['product description for an oak table', null],
  ['explain tea step by step', 'steps'],
])('finds the format of "%s": %s', (idea, format) => {
  expect(slotsOf(idea).format).toBe(format);
});

test.each([
  [
    'email to Ann Meyer, 14 March 10:00, invoice 4711, 45 EUR',
    ['Ann Meyer', '14 March', '10:00', 'invoice 4711', '45 EUR'],
  ],
  ['email that says "see you there" to Bob, HR knows', ['see you there', 'Bob']],
  ['email on Friday 6 March 2026, then on Friday 6 March 2026', ['Friday 6 March 2026']],
  ['Email. Then I wrote, may I come', []],
  ['ad for $4,200 off, 50% today, mail a@b.example', ['$4,200', '50%', 'a@b.example']],
  ['explain Rome to Bob on 3 May', []],
  ['EMAIL TO ANN ABOUT INVOICE 4711', ['INVOICE 4711']],
  ['post for our bakery Crumb & Co, doughnuts', ['Crumb & Co']],
  ['note to the teacher (Irene Cole, class 3b), ask for the homework', ['Irene Cole']],
  ['note to the teacher (Please be kind)', []],
])('lists the facts of "%s"', (idea, facts) => {
  expect(slotsOf(idea).facts).toEqual(facts);
});

test.each([
  ['short email to HR, 2000 words', { first: 'short', second: '2000 words', follow: '2000 words' }],
  [
    'a detailed email in at most 50 words',
    { first: 'detailed', second: 'at most 50 words', follow: 'at most 50 words' },
  ],
  ['email, 100 words, no: 150 words', { first: '100 words', second: '150 words', follow: '150 words' }],
  ['email to Ann, Formal but casual', { first: 'Formal', second: 'casual', follow: 'casual' }],
  ['email to Ann, casual but formal', { first: 'casual', second: 'formal', follow: 'formal' }],
  ['email to Ann, informal and warm', null],
  ['short email, 90 words', null],
  ['a short ghost story, around 600 words', null],
  ['detailed essay, 1500 words', null],
  ['email of 100 words in two paragraphs', null],
  ['email, polite but firm', null],
])('sees the conflict in "%s"', (idea, conflict) => {
  expect(slotsOf(idea).conflict).toEqual(conflict);
});
