import { connect } from 'node:net';

/**
 * Posts one body over keep-alive connections, each with one request under way, and reads just enough of the answers to
 * know where they end: a full HTTP client would take more of the machine than the servers that are measured.
 * @param {{ port: number, path: string, body: string, seconds: number, connections: number }} load
 * @returns {Promise<{ perSecond: number, p50Ms: number, p99Ms: number, failed: number }>} `failed`: answers other than 200
 */
export async function load({ port, path, body, seconds, connections }) {
  const request = Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const times = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => oneConnection()));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    p50Ms: times[Math.floor(times.length * 0.5)],
    p99Ms: times[Math.floor(times.length * 0.99)],
    failed,
  };

  function oneConnection() {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let missing = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', resolve);
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const text = chunk.latin1Slice();
          const head = text.indexOf('\r\n\r\n') + 4;
          const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
          if (head < 4 || Number.isNaN(length))
            return socket.destroy(new Error(`Unexpected answer: ${text.slice(0, 200)}`));
          if (!text.startsWith('HTTP/1.1 200')) failed++;
          missing = head + length;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end) send();
        else socket.end();
      });
    });
  }
}
