/** @param hostname as in `URL.hostname`; true for names that only this machine can reach, e.g. `127.0.0.1` */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
