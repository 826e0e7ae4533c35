/** The end of the last `Retry-After` (RFC 9110 10.2.3), in epoch milliseconds. */
let waitEnds: number | undefined;

/** `fetch` for the backend that records `Retry-After`, since the auth client does not expose headers. */
export const backendFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === TOO_MANY) {
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    waitEnds = seconds > 0 ? Date.now() + seconds * 1000 : undefined;
  }
  return response;
};

const TOO_MANY = 429;

/** Seconds of the last `Retry-After` that are left, if any. */
export function secondsToWait(): number | undefined {
  const seconds = Math.ceil(((waitEnds ?? 0) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
