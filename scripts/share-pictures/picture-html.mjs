/** @typedef {import('./picture-subjects.mjs').Subject} Subject */

/** The light theme's tokens (app.css). */
const HUES = {
  primary: 'oklch(0.4 0.068 198)',
  lamp: 'oklch(0.8 0.15 75)',
  text: 'oklch(0.44 0.09 240)',
  art: 'oklch(0.5 0.155 35)',
  json: 'oklch(0.45 0.095 145)',
  video: 'oklch(0.45 0.14 330)',
};

/** Below /fonts/ the pictures' browser finds the packages of @fontsource and @fontsource-variable. */
const FONTS = [
  {
    family: 'Literata',
    weight: '600',
    file: 'literata/files/literata-{}-600-normal',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
  },
  {
    family: 'Onest',
    weight: '100 900',
    file: 'onest/files/onest-{}-wght-normal',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
  },
  {
    family: 'Readex',
    weight: '160 700',
    file: 'readex-pro/files/readex-pro-{}-wght-normal',
    subsets: ['arabic', 'latin'],
  },
];
const FACES = FONTS.flatMap(({ family, weight, file, subsets }) =>
  subsets.map((subset) => ({ name: `${family} ${subset}`, weight, file: file.replace('{}', subset) })),
);
const listed = (/** @type {string} */ family) =>
  FACES.filter(({ name }) => name.startsWith(family))
    .map(({ name }) => `"${name}"`)
    .join(', ');

const STYLE = `
  ${FACES.map(({ name, weight, file }) => `@font-face { font-family: "${name}"; font-weight: ${weight}; src: url(/fonts/${file}.woff2) }`).join('\n')}
  :root { --serif: ${listed('Literata')}, serif; --sans: ${listed('Onest')}, sans-serif; --row: 84px; --title: 64px }
  :root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) { --serif: ${listed('Readex')}, sans-serif; --sans: var(--serif); --title: 54px }
  :lang(ko) { word-break: keep-all }
  :lang(ja) { word-break: auto-phrase }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 44px 56px 52px; display: grid; grid-template-rows: 52px 1fr; gap: 28px;
    background: oklch(0.972 0.012 88); color: oklch(0.245 0.035 262); font: 400 30px/50px var(--sans) }
  header { display: flex; align-items: center; gap: 18px }
  header svg { width: 65px; height: 45px }
  header bdi { font: 600 40px/1 ${listed('Literata')} }
  header span { margin-inline-start: auto; color: oklch(0.44 0.03 262) }
  main { position: relative; padding-block-start: 20px; padding-inline: 104px 56px; overflow: hidden; background: oklch(0.993 0.005 88);
    border: 2px solid oklch(0.885 0.016 88); border-inline-start: 16px solid var(--hue);
    clip-path: polygon(0 0, calc(100% - 48px) 0, 100% 48px, 100% 100%, 0 100%) }
  [dir=rtl] main { clip-path: polygon(48px 0, 100% 0, 100% 100%, 0 100%, 0 48px) }
  main::after { content: ""; position: absolute; inset-block-start: -2px; inset-inline-end: -2px; width: 50px; height: 50px;
    background: linear-gradient(to bottom left, transparent 49%, oklch(0.885 0.016 88) 49% 52%, transparent 52%) }
  [dir=rtl] main::after { scale: -1 1 }
  h1 { font: 600 var(--title)/var(--row) var(--serif); text-wrap: balance; translate: 0 -5px }
  h1.small { font: 600 50px/66px var(--serif) }
  i { position: absolute; inset-inline: 40px 56px; display: flex; align-items: center; border-bottom: 2px solid oklch(0.885 0.016 88);
    font: normal 400 22px/1 var(--sans); color: oklch(0.53 0.025 262) }
  p { color: oklch(0.44 0.03 262); text-wrap: pretty }
  p.small { font-size: 25px; line-height: 40px }
`;
const LAMP =
  '<svg viewBox="0 0 26 18"><path d="M.8 13.2a12.2 12.2 0 0 1 24.4 0Z" fill="oklch(0.4 0.068 198)"/>' +
  '<path d="M13 12V2.4M12 12 6.4 4.8M14 12l5.6-7.2" fill="none" stroke="oklch(0.972 0.012 88)" stroke-width="1.7"/>' +
  '<path d="M0 14.6h26v3H0Z" fill="oklch(0.8 0.15 75)"/></svg>';

/** A sheet of the prompter's paper with the page's heading on its lines. @param {Subject} subject */
export function pictureHtml({ lang, dir, title, description, parent, hue }) {
  return `<!doctype html><html lang="${lang}" dir="${dir}" style="--hue:${HUES[hue]}"><meta charset="utf-8"><style>${STYLE}</style>
<header>${LAMP}<bdi>Wordlamp</bdi><span>${escaped(parent)}</span></header>
<main><h1>${escaped(title)}</h1><p>${escaped(description)}</p></main></html>`;
}

/**
 * Rules the sheet once the fonts are there: a numbered line under each line of text, and empty ones to the end. Runs in the
 * picture's page.
 */
export function ruleSheet() {
  const sheet = document.querySelector('main');
  const heading = document.querySelector('h1');
  const text = document.querySelector('p');
  if (!sheet || !heading || !text) throw new Error('The picture is not whole.');
  const rowOf = (/** @type {Element} */ element) => Number.parseFloat(getComputedStyle(element).lineHeight);
  const isTooLong = () => sheet.scrollHeight > sheet.clientHeight;
  if (heading.offsetHeight > 3 * rowOf(heading) || isTooLong()) heading.className = 'small';
  if (isTooLong()) text.className = 'small';
  if (isTooLong()) throw new Error(`Too long for a picture: ${heading.textContent}`);
  const end = text.offsetTop + text.offsetHeight;
  let number = 0;
  for (let top = heading.offsetTop; top < sheet.clientHeight - 70; ) {
    const row = rowOf(top < text.offsetTop ? heading : text);
    const rule = document.createElement('i');
    rule.textContent = top < end ? String(++number) : '';
    rule.style.cssText = `height: ${row}px; inset-block-start: ${top}px`;
    sheet.append(rule);
    top += row;
  }
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
