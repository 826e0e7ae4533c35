import { type Asset, asset } from './asset.ts';

/** Creates the stream of the data. */
const CONTEXT = /<script>(window\.__reactRouterContext = [^<]*)<\/script>/;
/** Router flags that are off, which is the default. */
const OFF = /"future":\{(?:"\w+":false,?)*\}/;
const KEEPS_CONTROLLER = 'window.__reactRouterContext.streamController = controller;';
const HANDOVER =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const CALL = /streamController\.(?:enqueue|close)\(/g;
/** What loader.js has fetched. */
const HANDS_OVER = 'pageData.then((data) => {controller.enqueue(data); controller.close()}, () => {});';

type Taken = {
  html: string;
  data: Asset;
  /** Creates the stream and passes the data. */
  script: string;
};

/**
 * Takes the app's parts out of a page: React Router's data, and the script that creates their stream. The element of
 * that script stays, since React expects it when it hydrates; its contents do not matter.
 * @throws Error when React Router hands its data over in an unknown way
 */
export function takeData(html: string): Taken {
  const context = CONTEXT.exec(html)?.[1];
  const calls = [...html.matchAll(HANDOVER)];
  const all = html.match(CALL)?.length ?? 0;
  if (!context?.includes(KEEPS_CONTROLLER) || all < 2 || calls.length < all)
    throw new Error('takeData: React Router hands its data over in another way now');
  const texts = calls.flatMap(([, literal]) => (literal === undefined ? [] : [JSON.parse(literal) as string]));
  return {
    html: html.replace(HANDOVER, '').replace(CONTEXT, '<script></script>'),
    data: asset('data', 'json', texts.join('')),
    script: context.replace(OFF, '"future":{}').replace(KEEPS_CONTROLLER, HANDS_OVER),
  };
}
