import type { Output } from './generation.ts';

/** In the session's storage: it survives a reload and a sign-in, and is gone with the tab. */
const PREFIX = 'result:';

/** What was kept of the result of a generator; null if there is nothing that can be read. */
export function readKept(generator: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + generator) ?? 'null');
  } catch {
    return null; // storage is switched off, or holds something else: nothing was kept
  }
}

export function keep(generator: string, result: object | undefined): void {
  try {
    if (result === undefined) sessionStorage.removeItem(PREFIX + generator);
    else sessionStorage.setItem(PREFIX + generator, JSON.stringify(result));
  } catch {
    // Storage is full or switched off: the result stays on the sheet, which is all that was promised there.
  }
}

/** The output in a stored value, if it has one. */
export function keptOutput(kept: unknown): Output | undefined {
  const { output } = (kept ?? {}) as { output?: Partial<Output> };
  const { prompt, source, request } = output ?? {};
  const isOutput = typeof prompt === 'string' && typeof request?.text === 'string' && typeof request.type === 'string';
  if (!isOutput) return undefined;
  return {
    prompt,
    request,
    source: SOURCES.find((known) => known === source) ?? 'server',
  };
}

const SOURCES: readonly Output['source'][] = ['server', 'device', 'chosenDevice', 'fallback'];
