import english from '@wordlamp/content/messages/en/mails.json' with { type: 'json' };
import { languageOf } from '@wordlamp/contract/languages';
import { expect, test } from 'vitest';
import type { AuthMail } from '../auth/auth-mail.ts';
import { renderMail } from './render-mail.ts';

const SITE = 'https://wordlamp.test';
const LINK =
  'https://wordlamp.test/auth/v1/verify?token=abc-_123&type=signup&redirect_to=https%3A%2F%2Fwordlamp.test%2Fen';
const LINKS = { signInLink: `${SITE}/en/auth?a=1&b=2`, recoverLink: `${SITE}/en/auth?view=forgot&b=2` };
const MAILS: AuthMail[] = [
  ...(['confirmSignUp', 'recover', 'confirmEmailChange'] as const).map((kind) => ({ kind, link: LINK })),
  { kind: 'confirmNewEmail', link: LINK, oldEmail: 'ann@example.org' },
  { kind: 'accountExists', ...LINKS },
  { kind: 'reauthenticate', code: '482913' },
  ...(['passwordChanged', 'emailChanged', 'factorAdded', 'factorRemoved', 'recoveryCodeUsed'] as const).map((kind) => ({
    kind,
    link: LINK,
  })),
  ...(['providerAdded', 'wrongCodes', 'accountDeleted'] as const).map((kind) => ({
    kind,
    link: LINK,
  })),
];

const render = (mail: AuthMail, language = 'en') =>
  renderMail(mail, { words: english, language: languageOf(language) }, SITE);
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** The visible text, without the preheader and the head. */
const wordsOf = (html: string) => {
  const seen = html.slice(html.indexOf('<h1')).replace(/<\/?(a|bdi)\b[^>]*>/g, '');
  return unescaped(seen.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
};

test('every kind of mail has its words here', () => {
  expect(MAILS.map(({ kind }) => kind).sort()).toEqual(
    Object.keys(english)
      .filter((key) => key !== 'frame')
      .sort(),
  );
});

test.each(MAILS)('$kind says the same as HTML and as text, and leaves no slot open', (mail) => {
  const { subject, text, html } = render(mail);

  const paragraphs = text.split(/\n+/).filter((line) => line !== '-- ');
  for (const paragraph of paragraphs) expect(wordsOf(html)).toContain(paragraph.trim().replace(/:$/, ''));
  expect(paragraphs.length).toBeGreaterThan(3);
  expect(wordsOf(html)).toContain(subject);
  expect(text + html + subject).not.toMatch(/\{\{|undefined|\[object/);
});

test.each(MAILS)('$kind has every link and code in both forms, the links to press and to copy', (mail) => {
  const { text, html } = render(mail);

  const values = Object.entries(mail).flatMap(([name, value]) => (name === 'kind' ? [] : [value]));
  for (const value of values) {
    expect(text).toContain(value);
    expect(wordsOf(html)).toContain(value);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
    if (value.startsWith('https:')) expect(links.filter((href) => href === value)).toHaveLength(2);
  }
});

test.each(MAILS)('$kind fetches nothing and runs nothing', (mail) => {
  expect(render(mail).html).not.toMatch(/src=|url\(|@import|<(img|link|script|iframe|form|object|svg)\b|javascript:/i);
});

test.each(MAILS.filter(({ kind }) => english[kind as 'recover'].notYou !== undefined))(
  '$kind says what to do if it was someone else',
  (mail) => {
    expect(render(mail).text).toMatch(/If (this wasn’t you|you didn’t request|you don’t know)/);
  },
);

test.each(['confirmSignUp', 'recover', 'confirmEmailChange'] as const)('%s says how long its link works', (kind) => {
  expect(render({ kind, link: LINK }).text).toContain('The link works once and expires after 24 hours.');
});

test.each([
  { name: 'a template', value: '{{.Token}} {{link}}', shown: '{{.Token}} {{link}}' },
  { name: 'markup', value: '<a href="https://evil.test">x</a>', shown: '<a href="https://evil.test">x</a>' },
  { name: 'an entity', value: '&lt;b&gt;', shown: '&lt;b&gt;' },
  { name: 'an extra slot', value: '{{oldEmail}}', shown: '{{oldEmail}}' },
  { name: 'a pattern of replacements', value: '$& $1 $$', shown: '$& $1 $$' },
  { name: 'a turned direction', value: 'a\u202Eb\u2066c', shown: 'a\uFFFDb\uFFFDc' },
  { name: 'line ends', value: 'a\r\nBcc: b@evil.test', shown: 'a\uFFFD\uFFFDBcc: b@evil.test' },
])('$name in a value is shown as it is, in both forms', ({ value, shown }) => {
  const { text, html } = render({ kind: 'confirmNewEmail', link: LINK, oldEmail: value });

  expect(text).toContain(`The Wordlamp account of ${shown} is about to switch`);
  const [, within = ''] = /<bdi>([\s\S]*?)<\/bdi> is about to switch/.exec(html) ?? [];
  expect(within).not.toMatch(/[<>"]/);
  expect(unescaped(within)).toBe(shown);
});

test('a quote in a link cannot leave its attribute', () => {
  const { html } = render({ kind: 'recover', link: 'https://wordlamp.test/"><b>' });

  expect(html).not.toContain('"><b>');
  expect(html).toContain('href="https://wordlamp.test/&quot;&gt;&lt;b&gt;"');
});

test('a mail in Arabic names its language and runs from right to left, also where the head is cut off', () => {
  const { html } = render({ kind: 'confirmSignUp', link: LINK }, 'ar');

  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<table[^>]*lang="ar" dir="rtl"/);
  expect(html).toContain('<bdi dir="ltr">https://wordlamp.test/auth/v1/verify');
});

test('dark mail programs get dark colors', () => {
  const { html } = render({ kind: 'confirmSignUp', link: LINK });

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark){.page{background-color:#0d131d!important}');
});
