import type { CustomFetch } from 'openid-client';

/** Documents, keys and tokens of providers are a few KB. */
const MAX_BYTES = 256 * 1024;
const JSON_TYPES = /^application\/([\w.+-]+\+)?(json|jwt)\s*(;|$)/i;

type Bounds = {
  /** Requests to other URLs must use https: providers name their own endpoints. */
  httpHost: string | undefined;
  timeLimitMs: number;
};

/**
 * `fetch` for calling a provider: it follows no redirects, limits the size of the body, and times out, so that a broken
 * or malicious provider cannot redirect or block us.
 */
export function boundedFetch({ httpHost, timeLimitMs }: Bounds): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { protocol, host } = new URL(address);
    if (protocol !== 'https:' && host !== httpHost) throw new Error('The provider names an address without TLS.');
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(address, { method, headers, body: body ?? null, redirect: 'manual', signal });
    const bytes = await readBounded(response);
    // The client only checks the content type if it cannot parse the body.
    if (response.ok && !JSON_TYPES.test(response.headers.get('content-type') ?? ''))
      throw new Error('The provider answers with something else than JSON.');
    return new Response(bytes, { status: response.status, headers: response.headers });
  };
}

/** @throws Error for a body that is too long, before the rest of it is read */
async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('The provider answers with too much.');
    chunks.push(chunk);
  }
  return length === 0 ? null : Buffer.concat(chunks);
}
