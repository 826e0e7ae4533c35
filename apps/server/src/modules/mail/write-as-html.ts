import type { Language } from '@wordlamp/contract/languages';
import { escapeHtml } from '../../http/escape-html.ts';
import { fillSlots } from './fill-slots.ts';
import type { MailBlock, MailWords } from './mail-blocks.ts';

export type HtmlMail = {
  subject: string;
  preheader: string;
  blocks: readonly MailBlock[];
  words: MailWords;
  language: Language;
  site: string;
};

/** The tokens of app.css as sRGB, since mail programs know no other colors: light, then dark. */
const COLORS = {
  page: ['background-color', '#f9f5ed', '#0d131d'],
  sheet: ['background-color', '#fefdf9', '#151c28'],
  ink: ['color', '#172031', '#f0ece4'],
  quiet: ['color', '#4a5364', '#b9b4a8'],
  link: ['color', '#005355', '#60ccc5'],
  fill: ['background-color', '#005355', '#60ccc5'],
  'on-fill': ['color', '#fcfaf4', '#0e1624'],
  edge: ['border-color', '#005355', '#60ccc5'],
} as const;
type Color = keyof typeof COLORS;

const DARK_RULES = Object.entries(COLORS).map(
  ([name, [property, , dark]]) => `.${name}{${property}:${dark}!important}`,
);
const STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_RULES.join('')}}`;

const SANS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";
const SERIF = "Georgia,'Times New Roman','Noto Serif',serif";
const MONO = "Menlo,Consolas,'Liberation Mono',monospace";

/** HTML that mail programs understand: a table, styles in the elements, nothing to fetch. */
export function writeAsHtml(mail: HtmlMail): string {
  const { subject, preheader, language } = mail;
  const spoken = `lang="${language.tag}" dir="${language.direction}"`;
  return `<!doctype html>
<html ${spoken}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body ${look(['page'], 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${spoken} ${look(['page'])}>
<tr><td align="center" style="padding:24px 12px">
${sheet(mail)}
</td></tr>
</table>
</body>
</html>
`;
}

function sheet({ subject, blocks, words, language, site }: HtmlMail): string {
  const edge = language.direction === 'rtl' ? '0 6px 0 0' : '0 0 0 6px';
  const footer = fillSlots(words.frame.footer, { site }, escapeHtml, siteLink);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look(['sheet', 'edge'], `max-width:560px;border-style:solid;border-width:${edge}`)}>
<tr><td style="padding:24px;font-family:${SANS};font-size:16px;line-height:1.6">
<p ${look(['ink'], `margin:0 0 24px;font-family:${SERIF};font-size:18px;font-weight:bold`)}>Wordlamp</p>
<h1 ${look(['ink'], `margin:0 0 16px;font-family:${SERIF};font-size:25px;line-height:1.3;font-weight:bold`)}>${escapeHtml(subject)}</h1>
${blocks.map(htmlOf).join('\n')}
${addresses(blocks, words)}
<p ${look(['quiet'], 'margin:24px 0 0;font-size:13px')}>${footer}</p>
</td></tr>
</table>`;
}

function htmlOf(block: MailBlock): string {
  if (block.type === 'button') {
    const button = 'display:inline-block;padding:12px 20px;border-radius:6px;font-weight:bold;text-decoration:none';
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.address)}" ${look(['fill', 'on-fill'], button)}>${escapeHtml(block.label)}</a></p>`;
  }
  if (block.type === 'code') {
    const code = `margin:24px 0;font-family:${MONO};font-size:31px;line-height:1.3;font-weight:bold`;
    return `<p ${look(['ink'], code)}><bdi dir="ltr">${escapeHtml(block.code)}</bdi></p>`;
  }
  const text = fillSlots(block.text, block.values, escapeHtml, (value) => `<bdi>${escapeHtml(value)}</bdi>`);
  return `<p ${look(['ink'], 'margin:0 0 16px')}>${text}</p>`;
}

/** Every URL once more as text, to be read and copied. */
function addresses(blocks: readonly MailBlock[], words: MailWords): string {
  const links = blocks.flatMap((block) => (block.type === 'button' ? [block.address] : []));
  if (links.length === 0) return '';
  const hint = `<p ${look(['quiet'], 'margin:24px 0 4px;font-size:13px')}>${escapeHtml(words.frame.linkHint)}</p>`;
  const copies = links.map(
    (link) => `<p style="margin:0 0 4px;font-size:13px;line-height:1.4;word-break:break-all">${siteLink(link)}</p>`,
  );
  return [hint, ...copies].join('\n');
}

function siteLink(address: string): string {
  const href = escapeHtml(address);
  return `<a href="${href}" ${look(['link'])}><bdi dir="ltr">${href}</bdi></a>`;
}

/** Light colors are inline styles; the rules for dark mode select by class. */
function look(names: readonly Color[], style = ''): string {
  const colors = names.map((name) => `${COLORS[name][0]}:${COLORS[name][1]}`);
  return `class="${names.join(' ')}" style="${[...colors, ...(style === '' ? [] : [style])].join(';')}"`;
}
