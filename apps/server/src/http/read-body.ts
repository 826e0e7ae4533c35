import type { IncomingMessage } from 'node:http';
import { AppError } from './app-error.ts';

/**
 * Reads a body of at most `limitBytes`, and never holds more. What is too long by its own header is refused before a
 * byte is read. The rest of a refused body is left to Node, which discards it after the answer: closing at once would
 * reset the connection of a client that is still sending, before it reads why.
 * @throws AppError `body_too_large`; `invalid_json` when the client leaves in the middle
 */
export function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw new AppError('body_too_large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limitBytes) chunks.push(chunk);
      else settle(() => reject(new AppError('body_too_large')));
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
