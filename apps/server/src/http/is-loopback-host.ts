/** @param hostname as URL gives it: of this machine, which nobody else reaches under that name */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
