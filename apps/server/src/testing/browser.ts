import { type AccountApp, SITE } from './account-app.ts';

/** The final URL after redirects. The site's own pages are not fetched. */
export type Landing = { url: URL; status: number; body: string };

export type Browser = {
  /** Follows redirects until a page of the site, or a response that is not a redirect. */
  open: (address: string) => Promise<Landing>;
  /** One request, without following. */
  step: (address: string, headers?: Record<string, string>) => Promise<Response>;
  /** What it would send to the site. */
  cookies: () => Map<string, string>;
};

const MAX_REDIRECTS = 20;

/** As much of a browser as a sign-in takes: it follows redirects and keeps cookies, for each origin apart. */
export function browserOf(app: AccountApp): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => jars.get(origin) ?? jars.set(origin, new Map()).get(origin) ?? new Map();

  const step: Browser['step'] = async (address, headers = {}) => {
    const url = new URL(address);
    const jar = jarOf(url.origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const place = url.origin === SITE ? new URL(url.pathname + url.search, app.url) : url;
    const response = await fetch(place, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie !== '' && { cookie }), ...headers },
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };

  const open = async (address: string): Promise<Landing> => {
    let url = new URL(address);
    for (let count = 0; count < MAX_REDIRECTS; count++) {
      if (url.origin === SITE && !url.pathname.startsWith('/auth/v1/')) return { url, status: 200, body: '' };
      const response = await step(url.href);
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, body: await response.text() };
      url = new URL(location, url);
    }
    throw new Error(`Redirected too often, to ${url.href} at last.`);
  };
  return { open, step, cookies: () => jarOf(SITE) };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const isOver = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isOver) jar.delete(name);
  else jar.set(name, value);
}
