import { backend } from './backend.config.ts';

export type AuthSettings = {
  /** Ways to sign in and second factors by their names, whether they are set up. */
  external: Readonly<Record<string, boolean>>;
};

/** What the server offers to whoever signs in. @throws TypeError when it cannot be reached, or answers something else */
export async function fetchAuthSettings(): Promise<AuthSettings> {
  const { url, key } = backend();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  const { external }: Partial<AuthSettings> = Object(await response.json());
  if (typeof external !== 'object') throw new TypeError(`The settings could not be read (status ${response.status})`);
  return { external };
}
