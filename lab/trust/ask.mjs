/** No answer of the product may take this long: its own limit for a request is 15 seconds. */
const HANG_MS = 25_000;

/**
 * Asks the product as a visitor of an address behind the proxy.
 * @typedef {{ status: number, body: any, location: string }} Answer `body`: what JSON said, else `undefined`
 * @param {string} url
 * @param {{ address: string, token?: string, json?: object, form?: URLSearchParams }} request a body makes it a POST
 * @returns {Promise<Answer | undefined>} `undefined`: no response, so whether it was done is unknown
 * @throws DOMException `TimeoutError` when it hangs
 */
export async function ask(url, { address, token, json, form }) {
  try {
    const response = await fetch(url, {
      method: json === undefined && form === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': address,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: json === undefined ? (form ?? null) : JSON.stringify(json),
      redirect: 'manual',
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : undefined,
      location: response.headers.get('location') ?? '',
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined; // fetch's word for a connection that was refused or broke
    throw error;
  }
}
