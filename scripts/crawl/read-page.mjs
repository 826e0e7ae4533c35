import { defaultTreeAdapter, parse } from 'parse5';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Latin, Chinese, Arabic; a Japanese question may end in its particle. */
const QUESTION = /[?？؟]$|か。$/;
const HEADING = /^h([1-6])$/;

/**
 * What the checks look at in a page, in the order of the document.
 * @typedef {object} Page
 * @property {string} path as it was asked for
 * @property {string} lang
 * @property {string} dir
 * @property {string[]} titles of which a page has one
 * @property {string[]} descriptions
 * @property {string[]} canonicals whole addresses
 * @property {boolean} isIndexed
 * @property {{ language: string, address: string }[]} alternates
 * @property {string} picture the absolute URL of the share picture; empty if there is none
 * @property {{ level: number, text: string }[]} headings
 * @property {string[]} ids
 * @property {string[]} links where links, forms and files of the head lead, as written
 * @property {{ src: string, alt: string | undefined }[]} images drawings with role img among them, alt being their name
 * @property {string[]} questions what opens to an answer and ends with a question mark
 * @property {string[]} structuredData JSON texts
 * @property {string[]} scripts addresses that start by themselves
 * @property {string[]} fonts files of the faces that its own styles name
 * @property {string} beginning the HTML up to its first heading
 * @property {string[]} texts what is read or read out: text nodes and attributes with words
 */

/** @param {string} path @param {string} html @returns {Page} */
export function readPage(path, html) {
  const elements = [...elementsBelow(parse(html))];
  const meta = (/** @type {string} */ name) =>
    named(elements, 'meta').filter((element) => attribute(element, 'name') === name);
  const links = named(elements, 'link');
  const [root] = named(elements, 'html');
  const [picture] = named(elements, 'meta').filter((element) => attribute(element, 'property') === 'og:image');
  return {
    path,
    lang: root ? (attribute(root, 'lang') ?? '') : '',
    dir: root ? (attribute(root, 'dir') ?? '') : '',
    titles: named(elements, 'title').filter(isOfTheHead).map(textOf),
    descriptions: meta('description').map((element) => attribute(element, 'content') ?? ''),
    canonicals: relatedAs(links, 'canonical').map(({ address }) => address),
    isIndexed: !meta('robots').some((element) => attribute(element, 'content')?.includes('noindex')),
    alternates: relatedAs(links, 'alternate'),
    picture: (picture && attribute(picture, 'content')) ?? '',
    headings: elements.flatMap((element) => {
      const [, level] = HEADING.exec(element.tagName) ?? [];
      return level === undefined ? [] : [{ level: Number(level), text: textOf(element) }];
    }),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    links: elements.flatMap(addressesOf),
    images: elements
      .filter(isPicture)
      .map((element) => ({ src: attribute(element, 'src') ?? '', alt: nameOf(element) })),
    questions: named(elements, 'summary')
      .map(textOf)
      .filter((text) => QUESTION.test(text)),
    structuredData: named(elements, 'script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map(textOf),
    scripts: named(elements, 'script').flatMap((element) =>
      [
        attribute(element, 'src'),
        attribute(element, 'data-boot'),
        ...(attribute(element, 'data-preload') ?? '').split(' '),
      ]
        .filter((address) => address !== undefined)
        .filter((address) => address !== ''),
    ),
    fonts: named(elements, 'style').flatMap((element) =>
      [...textOf(element).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, address = '']) => address),
    ),
    beginning: html.split('</h1>', 1)[0] ?? '',
    texts: [...textsBelow(parse(html, { scriptingEnabled: false }))],
  };
}

const SILENT = ['script', 'style'];
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext', 'label'];

/** @param {Node} node @returns {Generator<string>} */
function* textsBelow(node) {
  if (defaultTreeAdapter.isTextNode(node)) yield node.value;
  if ('attrs' in node) for (const { name, value } of node.attrs) if (SPOKEN.includes(name)) yield value;
  if ('childNodes' in node && !SILENT.includes(node.nodeName))
    for (const child of node.childNodes) yield* textsBelow(child);
}

/** @param {Node} node @returns {Generator<Element>} */
function* elementsBelow(node) {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsBelow(child);
  }
}

/** @param {Element[]} elements @param {string} tag */
const named = (elements, tag) => elements.filter(({ tagName }) => tagName === tag);

/** @param {Element} element @param {string} name */
const attribute = ({ attrs }, name) => attrs.find((entry) => entry.name === name)?.value;

/** @param {Node} node @returns {string} */
function textOf(node) {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A drawing in the page may have a title, too. @param {Element} title */
const isOfTheHead = ({ parentNode }) => parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';

/** @param {Element[]} links @param {string} rel */
const relatedAs = (links, rel) =>
  links
    .filter((link) => attribute(link, 'rel') === rel)
    .map((link) => ({ language: attribute(link, 'hreflang') ?? '', address: attribute(link, 'href') ?? '' }));

/** @param {Element} element */
const isPicture = (element) => element.tagName === 'img' || attribute(element, 'role') === 'img';

/** An empty alt says that a picture is decoration; a drawing has no other way than a name. @param {Element} element */
const nameOf = (element) =>
  element.tagName === 'img'
    ? attribute(element, 'alt')
    : attribute(element, 'aria-label') || attribute(element, 'aria-labelledby') || undefined;

/** @param {Element} element @returns {string[]} */
function addressesOf(element) {
  const names = { a: 'href', area: 'href', link: 'href', form: 'action', img: 'src', script: 'src' };
  const name = Object.entries(names).find(([tag]) => tag === element.tagName)?.[1];
  const address = name && attribute(element, name);
  return address === undefined ? [] : [address];
}
