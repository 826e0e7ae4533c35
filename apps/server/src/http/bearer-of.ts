/** The bearer token of an Authorization header; the scheme is case-insensitive (RFC 9110, 11.1). */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
