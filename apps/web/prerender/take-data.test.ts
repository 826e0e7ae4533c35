import { expect, test } from 'vitest';
import { takeData } from './take-data.ts';

const page = [
  '<script>window.__reactRouterContext = {"future":{"one":false,"two":false},"ssr":false};window.__reactRouterContext.stream = new ReadableStream(',
  '{start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>',
  String.raw`<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\"a \\\"word\\\" \u003cone>\"]\n");</script>`,
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->',
].join('');

test('the data goes through the stream as before, once it has come', async () => {
  const { html, data, script } = takeData(page);
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array>; future: object } } = {};
  new Function('window', 'pageData', script)(window, Promise.resolve(data.source));

  expect(await new Response(window.__reactRouterContext?.stream).text()).toBe('["a \\"word\\" <one>"]\n');
  expect(window.__reactRouterContext?.future).toEqual({});
  expect(html).toBe('<script></script><!--$--><!--$--><!--/$--><!--/$-->');
});

test.each([
  { name: 'another context', broken: page.replace('.streamController = controller', '.controller = controller') },
  {
    name: 'a call that makes its data',
    broken: page.replace('enqueue("', 'enqueue((text => text)("').replace('");<', '"));<'),
  },
  { name: 'no data', broken: page.slice(0, page.indexOf('<!--')) },
])('a page with $name stops the build', ({ broken }) => {
  expect(() => takeData(broken)).toThrow('React Router');
});
