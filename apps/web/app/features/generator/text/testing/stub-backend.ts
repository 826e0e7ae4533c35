import { vi } from 'vitest';

type Answer = { status?: number; body: unknown } | 'no connection';

/** Mocks `fetch` with a backend. Answers the texts that it was asked for. */
export function stubBackend(answer: Answer) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)).text);
    if (answer === 'no connection') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return asked;
}
