import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/**
 * @typedef {{ status: number, type: string, retryAfter: string | undefined, body: string }} Answer
 * @typedef {import('./requests.mjs').FuzzRequest} FuzzRequest
 */

/** Without an answer for so long, a request hangs. */
const HANG_MS = 2000;

/**
 * A client for one run. Resolves with the responses to a request: one; any number for malformed HTTP; none if the
 * connection was closed without a response; `hang` if none came in time.
 * @param {string} baseUrl
 */
export function sender(baseUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(baseUrl);
  return {
    /** @param {FuzzRequest} asked @returns {Promise<Answer[] | 'hang'>} */
    send: (asked) => (asked.raw === undefined ? sendWhole(asked) : sendBytes(asked.raw)),
    close: () => agent.destroy(),
  };

  /** @param {FuzzRequest} asked @returns {Promise<Answer[] | 'hang'>} */
  function sendWhole({ method, path, headers, body }) {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const outgoing = request(
        { hostname, port, method, path, agent, headers: { ...headers, ...length } },
        (response) => {
          response.setEncoding('utf8');
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => finish([answerOf(response.statusCode, response.headers, text)]));
          response.on('error', fail);
        },
      );
      const timer = setTimeout(() => {
        finish('hang');
        outgoing.destroy();
      }, HANG_MS);
      outgoing.on('error', fail).end(body);

      /** @param {Answer[] | 'hang'} outcome */
      function finish(outcome) {
        clearTimeout(timer);
        resolve(outcome);
      }
      /** @param {NodeJS.ErrnoException} error */
      function fail(error) {
        clearTimeout(timer);
        // A server may close a kept connection just as we write to it, or refuse a head before it has read all of it.
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        // A head that is too long is refused before its method is known, so also HEAD gets a body.
        if (isClosed || (method === 'HEAD' && error.code === 'HPE_CLOSED_CONNECTION')) resolve([]);
        else reject(error);
      }
    });
  }

  /** @param {string} raw @returns {Promise<Answer[] | 'hang'>} */
  function sendBytes(raw) {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname).setEncoding('latin1');
      let text = '';
      const timer = setTimeout(() => {
        resolve('hang');
        socket.destroy();
      }, HANG_MS);
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(answersIn(text));
      });
      socket.end(Buffer.from(raw, 'latin1')); // nothing more will come, so a request that is cut off ends here
    });
  }
}

/** @param {number | undefined} status @param {import('node:http').IncomingHttpHeaders} headers @param {string} body */
function answerOf(status = 0, headers, body) {
  return { status, type: headers['content-type'] ?? '', retryAfter: headers['retry-after'], body };
}

/** @param {string} stream all that a connection has brought @returns {Answer[]} what malformed HTTP is answered */
function answersIn(stream) {
  return stream
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((text) => text !== '')
    .map((text) => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      const header = (/** @type {string} */ name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
      return { status, type: header('content-type') ?? '', retryAfter: header('retry-after'), body };
    });
}
