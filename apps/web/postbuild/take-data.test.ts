import { expect, test } from 'vitest';
import { takeData } from './take-data.ts';

const page = [
  '<script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.streamController = controller;</script>',
  String.raw`<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\"a \\\"word\\\" \u003cone>\"]\n");</script>`,
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->',
].join('');

test('the data goes through the stream as before, once it has come', async () => {
  const { html, apart } = takeData(page);
  const seen: string[] = [];
  const controller = { enqueue: (data: string) => seen.push(data), close: () => seen.push('closed') };
  const pageData = Promise.resolve(apart?.data.source);
  const window: Record<string, unknown> = {};
  // In a page the window's properties are everybody's.
  const script = apart?.script.replaceAll(/(?<!\.)__reactRouterContext/g, 'window.__reactRouterContext');
  new Function('window', 'controller', 'pageData', script ?? '')(window, controller, pageData);
  await pageData;

  expect(seen).toEqual(['["a \\"word\\" <one>"]\n', 'closed']);
  expect(html).toBe('<script></script><!--$--><!--$--><!--/$--><!--/$-->');
});

test('a page whose data is made of its texts stays as it is', () => {
  const reading = page.replace('enqueue("', 'enqueue((text => text)("').replace('");<', '"));<');

  expect(takeData(reading)).toEqual({ html: reading });
});

test.each([
  { name: 'no context', broken: page.replace('__reactRouterContext =', '__context =') },
  { name: 'no data', broken: page.slice(0, page.indexOf('<!--')) },
])('a page with $name stops the build', ({ broken }) => {
  expect(() => takeData(broken)).toThrow('React Router');
});
