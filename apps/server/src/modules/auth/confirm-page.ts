import { createHash } from 'node:crypto';
import type english from '@wordlamp/content/messages/en/confirmPage.json';
import { WORD_MARK } from '@wordlamp/contract/word-mark';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { escapeHtml } from '../../http/escape-html.ts';
import { readWords, type Worded } from '../../words/read-words.ts';
import { CONFIRM_PAGE_STYLE } from './confirm-page-style.ts';

type ConfirmPage = {
  language: LanguageCode;
  kind: 'signup' | 'recovery' | 'emailChange';
  /** What the button posts. */
  hiddenFields: Readonly<Record<string, string>>;
};
type ConfirmPageWords = typeof english;

const STYLE_HASH = createHash('sha256').update(CONFIRM_PAGE_STYLE).digest('base64');

/** The URL contains the token of the link: it must not get into caches, search indexes or referrers. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** The mark of apps/web/app/ui/brand-mark.tsx. */
const BRAND = `<header><svg viewBox="0 0 26 18" aria-hidden="true">
<path class="shade" d="M.8 13.2a12.2 12.2 0 0 1 24.4 0Z"/>
<path class="rays" d="M13 12V2.4M12 12 6.4 4.8M14 12l5.6-7.2"/>
<path class="light" d="M0 14.6h26v3H0Z"/>
</svg><svg class="word" viewBox="${WORD_MARK.viewBox}" role="img" aria-label="Wordlamp"><path d="${WORD_MARK.path}"/></svg></header>`;

let wordsIn: ((code: LanguageCode) => Worded<ConfirmPageWords>) | undefined;

/**
 * The page that a mailed link opens. Mail scanners open every link, so only its button acts: by a form, since the page
 * runs no script.
 */
export function renderConfirmPage(page: ConfirmPage): { html: string; headers: Readonly<Record<string, string>> } {
  wordsIn ??= readWords<ConfirmPageWords>('confirmPage');
  return { html: writePage(page, wordsIn(page.language)), headers: HEADERS };
}

function writePage({ kind, hiddenFields }: ConfirmPage, { words, language }: Worded<ConfirmPageWords>): string {
  const { heading, hint, button } = words[kind];
  const fields = Object.entries(hiddenFields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(heading)} · Wordlamp</title>
<style>${CONFIRM_PAGE_STYLE}</style>
</head>
<body>
${BRAND}
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(hint)}</p>
<form method="post" action="/auth/v1/verify">${fields.join('')}<button type="submit">${escapeHtml(button)}</button></form>
<p>${escapeHtml(words.close)}</p>
</main>
</body>
</html>
`;
}
