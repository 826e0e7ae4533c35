import { connect, type Socket } from 'node:net';

export type Answer = { status: number; head: string; body: string };

/** A raw connection, on which nothing is sent that the test does not write. A character of what it reads is a byte. */
export function openSocket(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  return socket.on('error', () => {}); // a reset ends it, which tests look at
}

/** All that comes until the server closes the connection, or resets it. */
export async function readAll(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', (chunk) => {
    all += chunk;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return all;
}

/** Writes to a raw connection and reads all that comes until the server closes it. */
export async function talk(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = openSocket(url);
  for (const part of parts) socket.write(part);
  return readAll(socket);
}

/** The answers in what a connection has brought. All of ours that have a body name its length. */
export function answersIn(stream: string): Answer[] {
  const answers: Answer[] = [];
  for (let rest = stream; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) throw new Error(`No whole answer: ${rest.slice(0, 200)}`);
    const head = rest.slice(0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    answers.push({ status, head, body: Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1').toString() });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

/** A request as it goes over the wire; a body gets its length. */
export function rawRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): string {
  const lines = Object.entries({
    host: 'localhost',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body ?? ''}`;
}
