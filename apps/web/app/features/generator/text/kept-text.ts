import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import type { Output } from '../generation.ts';
import { keep, keptOutput, readKept } from '../kept-result.ts';
import type { Fills } from './fill-placeholders.ts';
import { revisionOf, type TextOutput } from './revision.ts';

type Stored = { request: DeviceRequest; prompt: string | undefined; fills: Fills };

/** The result that was on the sheet with its changes, without what the engine will say of it again. */
export function readKeptText(generator: string): TextOutput | undefined {
  const kept = readKept(generator);
  const output = keptOutput(kept);
  if (output === undefined || !isStored(kept)) return undefined;
  return { ...output, revision: revisionOf(kept.request, kept.prompt, kept.fills) };
}

export function keepText(generator: string, result: TextOutput | undefined): void {
  if (result === undefined) {
    keep(generator, undefined);
    return;
  }
  const { revision, ...output } = result;
  const { request, prompt, fills } = revision;
  keep(generator, { output, request, prompt, fills } satisfies Stored & { output: Output });
}

function isStored(kept: unknown): kept is Stored {
  const { request, fills } = kept as Partial<Stored>;
  return typeof request?.idea === 'string' && typeof fills === 'object' && fills !== null;
}
