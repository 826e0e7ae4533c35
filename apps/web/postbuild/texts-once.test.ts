// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withTextsOnce } from './texts-once.ts';

const TEXT = `Task: Write “it” to <reader>, \\ "quoted" & all.\n\n[name]\t${'A long line. '.repeat(20)}`;

function pageOf(text: string, attribute = 'data-once=""'): string {
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace('[name]', '<mark>[name]</mark>');
  const stream = JSON.stringify(`[{"_1":2},"template",${JSON.stringify(text)},"short"]\n`).replaceAll('<', '\\u003c');
  return `<pre dir="auto" ${attribute}>${shown}</pre><script>window.__reactRouterContext.streamController.enqueue(${stream});</script>`;
}

/** What the page's own script hands to the router. */
function handedOver(html: string): string {
  document.body.innerHTML = html;
  let handed = '';
  const window = { __reactRouterContext: { streamController: { enqueue: (stream: string) => (handed = stream) } } };
  new Function('window', document.querySelector('script')?.textContent ?? '')(window);
  return handed;
}

test('a long text stands in the page once, and the app gets it as before', () => {
  const page = pageOf(TEXT);
  const once = withTextsOnce(page);

  expect(once.match(/A long line\. A long line\./g)?.length).toBeLessThan(
    page.match(/A long line\. A long line\./g)?.length ?? 0,
  );
  expect(handedOver(once)).toBe(handedOver(page));
  expect(JSON.parse(handedOver(once))[2]).toBe(TEXT);
});

test.each([
  { name: 'a short text', page: pageOf('Short') },
  { name: 'a text that is not marked', page: pageOf(TEXT, '') },
])('$name is handed over as it is', ({ page }) => {
  expect(handedOver(withTextsOnce(page))).toBe(handedOver(page));
});

test('a text that the data has in another form stays in it', () => {
  const page = pageOf(TEXT).replace('<mark>[name]</mark>', '[NAME]');

  expect(handedOver(withTextsOnce(page))).toBe(handedOver(page));
});
