/**
 * The bytes of a request, built before the timer starts.
 * @param {string} path
 * @param {{ body?: string, address?: string }} options a body makes it a POST of JSON; `address`: of the visitor, as
 *   forwarded by a proxy
 */
export function rawRequest(path, { body, address }) {
  const lines = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept-Encoding: br'];
  if (address !== undefined) lines.push(`X-Forwarded-For: ${address}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
