/** What the server said last about trying again, by `Retry-After` (RFC 9110 10.2.3); epoch milliseconds. */
let waitEnds: number | undefined;

/** Asks the backend, and remembers how long it wants to be left alone. The auth client hands no headers on. */
export const backendFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === TOO_MANY) {
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    waitEnds = seconds > 0 ? Date.now() + seconds * 1000 : undefined;
  }
  return response;
};

const TOO_MANY = 429;

/** Seconds until the backend wants to be asked again, if it has held a call back and has said so. */
export function secondsToWait(): number | undefined {
  const seconds = Math.ceil(((waitEnds ?? 0) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
