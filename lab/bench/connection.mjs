import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * A keep-alive connection with one request in flight, which reads just enough of the responses to find their ends: a
 * full HTTP client would take more of the machine than the servers that are measured.
 * @typedef {{ send: (request: Buffer) => void, end: () => void }} Connection
 * @param {number} port of the loopback address
 * @param {{ onAnswer: (status: number, ms: number, connection: Connection) => void, onEnd: (isAnswerMissing: boolean) => void }} events
 *   `ms`: since the request was sent; the first waits for the connection, too
 * @returns {Connection}
 */
export function openConnection(port, { onAnswer, onEnd }) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let sentAt = Number.NaN;
  let head = '';
  let missing = 0;
  let status = 0;
  const connection = {
    /** @param {Buffer} request */
    send: (request) => {
      sentAt = performance.now();
      socket.write(request);
    },
    end: () => socket.end(),
  };
  socket.on('error', () => {}); // `close` follows
  socket.on('close', () => onEnd(!Number.isNaN(sentAt)));
  socket.on('data', (chunk) => {
    if (missing === 0) {
      head += chunk.toString('latin1');
      const length = head.indexOf(HEAD_END) + HEAD_END.length;
      if (length < HEAD_END.length) return;
      status = Number(head.slice('HTTP/1.1 '.length, 12));
      missing = length + Number(/content-length: (\d+)/i.exec(head)?.[1]) - head.length;
      head = '';
    } else missing -= chunk.length;
    if (Number.isNaN(missing)) return socket.destroy(); // no length: cannot continue, reported as a missing response
    if (missing > 0) return;
    const ms = performance.now() - sentAt;
    sentAt = Number.NaN;
    onAnswer(status, ms, connection);
  });
  return connection;
}
