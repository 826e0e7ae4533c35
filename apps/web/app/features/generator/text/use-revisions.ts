import type { GenerationRequest } from '@wordlamp/contract/generation';
import { useRef, useState } from 'react';
import { type DeviceRequest, writeOnDevice } from '../../../lib/write-on-device.ts';
import { firstRevision, type Revision } from './revision.ts';

/** The result that is shown, the one that is being written, and one that Undo can bring back. */
const KEPT_REVISIONS = 3;

/** What a person makes of each result: rewritten by the engine on the device, one change after the other. */
export function useRevisions() {
  const [revisions, setRevisions] = useState<readonly Revision[]>([]);
  const [failedFor, setFailedFor] = useState<GenerationRequest>();
  // Changes that follow each other closely must each build on the one before.
  const latest = useRef(revisions);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function find(of: GenerationRequest): Revision | undefined {
    return latest.current.find((revision) => revision.of === of);
  }

  function put(revision: Revision): void {
    const others = latest.current.filter(({ of }) => of !== revision.of);
    latest.current = [revision, ...others].slice(0, KEPT_REVISIONS);
    setRevisions(latest.current);
  }

  async function write(of: GenerationRequest, change: (request: DeviceRequest) => DeviceRequest): Promise<boolean> {
    const before = find(of);
    if (before === undefined) return false;
    const request = change(before.request);
    try {
      const written = await writeOnDevice(request);
      const prompt = request === before.request ? before.prompt : written.prompt;
      put({ ...(find(of) ?? before), request, written, prompt });
      setFailedFor(undefined);
      return true;
    } catch (reason) {
      console.warn('The prompt could not be rewritten on the device.', reason);
      setFailedFor(of);
      return false;
    }
  }

  /** Rewrites the prompt for a changed request. Answers whether it could: the words may not be there. */
  function revise(of: GenerationRequest, change: (request: DeviceRequest) => DeviceRequest): Promise<boolean> {
    const written = queue.current.then(() => write(of, change));
    queue.current = written;
    return written;
  }

  /** Begins with a result, which may still be on its way, and has the engine say what it understood. */
  function open(revision: Revision): void {
    put(revision);
    revise(revision.of, (request) => request);
  }

  function fill(of: GenerationRequest, placeholder: string, text: string): void {
    const revision = find(of);
    if (revision) put({ ...revision, fills: { ...revision.fills, [placeholder]: text } });
  }

  return {
    start: (of: GenerationRequest) => open(firstRevision(of)),
    open,
    revise,
    fill,
    revisionOf: (of: GenerationRequest | undefined) => revisions.find((revision) => revision.of === of),
    isFailed: (of: GenerationRequest) => failedFor === of,
  };
}
