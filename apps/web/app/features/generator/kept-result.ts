import type { Output } from './generation.ts';

/** In session storage: survives a reload and a sign-in, and is deleted with the tab. */
const PREFIX = 'result:';

/** The stored result of a generator; null if there is none or it cannot be read. */
export function readKept(generator: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + generator) ?? 'null');
  } catch {
    return null; // storage is switched off, or has another value: nothing was stored
  }
}

export function keep(generator: string, result: object | undefined): void {
  try {
    if (result === undefined) sessionStorage.removeItem(PREFIX + generator);
    else sessionStorage.setItem(PREFIX + generator, JSON.stringify(result));
  } catch {
    // Storage is full or switched off: the result is only on the sheet, which is enough.
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
