import type { Output } from '../generation.ts';
import type { Revision } from './revision.ts';

/** In the session's storage: it survives a reload and a sign-in, and is gone with the tab. */
const KEY = 'result:ai-prompt';

export type KeptResult = { output: Output; revision: Revision };
type Stored = { output: Output } & Pick<Revision, 'request' | 'prompt' | 'fills'>;

/** The result that was on the sheet, without what the engine will say of it again. */
export function readKeptResult(): KeptResult | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isStored(stored)) return undefined;
    const { output, ...revision } = stored;
    return { output, revision: { ...revision, of: output.request, written: undefined } };
  } catch {
    return undefined; // storage is switched off, or holds something else: nothing was kept
  }
}

export function keepResult(kept: KeptResult | undefined): void {
  try {
    if (kept === undefined) {
      sessionStorage.removeItem(KEY);
      return;
    }
    const { output, revision } = kept;
    const { request, prompt, fills } = revision;
    sessionStorage.setItem(KEY, JSON.stringify({ output, request, prompt, fills } satisfies Stored));
  } catch {
    // Storage is full or switched off: the result stays on the sheet, which is all that was promised there.
  }
}

function isStored(value: unknown): value is Stored {
  const { output, request, fills } = (value ?? {}) as Partial<Stored>;
  return (
    typeof output?.prompt === 'string' &&
    typeof output.request?.text === 'string' &&
    typeof request?.idea === 'string' &&
    typeof fills === 'object'
  );
}
