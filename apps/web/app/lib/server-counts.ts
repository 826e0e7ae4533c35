import { backend } from './backend.config.ts';

/** The server's counts, by name. */
export type Counts = Readonly<Record<string, number>>;

/** @throws TypeError when the server cannot be reached, or its response has no counts under a key */
export async function fetchCounts<K extends string>(
  name: string,
  keys: readonly K[],
  signal: AbortSignal,
): Promise<Record<K, Counts>> {
  const { url, key } = backend();
  const response = await fetch(`${url}/functions/v1/${name}`, { headers: { apikey: key }, signal });
  const answer: unknown = await response.json();
  const counts = Object(answer);
  if (!keys.every((wanted) => isCounts(counts[wanted])))
    throw new TypeError(`The counts could not be read (${name}, status ${response.status})`);
  return counts;
}

/** @throws TypeError when it was not counted */
export async function sendCount(name: string, body: object): Promise<void> {
  const { url, key } = backend();
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true, // visitors often leave right after copying
  });
  if (!response.ok) throw new TypeError(`Something was not counted (${name}, status ${response.status})`);
}

function isCounts(value: unknown): value is Counts {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
