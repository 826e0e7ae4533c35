/** A secret in groups of four, easier to type from the screen: `ABCDEFGH` → `ABCD EFGH`. */
export function groupSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
