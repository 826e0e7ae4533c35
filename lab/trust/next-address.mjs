let given = 0;

/**
 * A visitor's address not used yet in this run, in another block of providers than those before it, so that no limit of
 * one visitor is another's.
 */
export function nextAddress() {
  given += 1;
  const [first, second, third] = [given % 90, Math.floor(given / 90) % 250, Math.floor(given / 22_500) % 250];
  return `${20 + first}.${second}.${third}.7`;
}
