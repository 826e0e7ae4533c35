import { createRequestHandler, type ServerBuild } from 'react-router';

/** React Router's output for one path. */
export type RenderedPage = {
  html: string;
  /** The data that the client fetches when navigating to the page. */
  data: string;
};

/**
 * Renders pages as React Router's own prerendering does, but without its preview server. Loaders run once for each page:
 * the HTML is rendered from the data (React Router does so only where the data fits into a header of HTTP).
 * @param build the bundled server
 */
export function createRenderer(build: ServerBuild): (path: string) => Promise<RenderedPage> {
  const handle = createRequestHandler(build, 'production');

  async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
    const response = await handle(new Request(`http://localhost${path}`, { headers }));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}: ${text}`);
    return text;
  }

  return async (path) => {
    const data = await ask(`${path}.data`);
    return { data, html: await ask(`${path}/`, { 'X-React-Router-Prerender-Data': encodeURI(data) }) };
  };
}
