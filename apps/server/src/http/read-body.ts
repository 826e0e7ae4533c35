import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/**
 * Reads a body of at most `limitBytes`, and never holds more. A body too long by its Content-Length is rejected before
 * a byte is read, and a client that waits for "100 Continue" never sends it.
 * @throws AppError `body_too_large`; `server_busy` when there is no memory for it; `request_timeout`; `invalid_json` when
 *   the client leaves in the middle
 */
export async function readBody(c: Context<AppEnv>, limitBytes: number): Promise<Buffer> {
  const { incoming, outgoing } = c.env;
  const { slot, body, timeLimit } = c.get('facts');
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw new AppError('body_too_large');
  if (waitsForContinue(incoming) && 'writeContinue' in outgoing) outgoing.writeContinue();
  const take = (bytes: number) => {
    if (bytes > limitBytes) throw new AppError('body_too_large');
    if (!body.hold(bytes)) throw new AppError('server_busy');
  };
  // Node emits no event when a body is cut off after its request has been answered, so the time limit ends the wait.
  const read = () => Promise.race([collect(incoming, take), timeLimit.passed]);
  return incoming.complete ? read() : slot.whileAway(read);
}

function waitsForContinue({ headers, httpVersion, complete }: IncomingMessage): boolean {
  return httpVersion === '1.1' && !complete && headers.expect?.toLowerCase() === '100-continue';
}

/**
 * @param take called after each chunk with the bytes so far; what it throws ends the reading, and the rest is discarded
 */
function collect(incoming: IncomingMessage, take: (bytes: number) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      try {
        take(length);
        chunks.push(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const onEnd = () => settle(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const onClose = () => settle(() => reject(new AppError('invalid_json')));
    const settle = (finish: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose);
      incoming.resume();
      finish();
    };
    incoming.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose);
  });
}
