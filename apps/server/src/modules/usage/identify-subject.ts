import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';

export type SubjectDeps = {
  /** The key that the front end sends; with it alone a caller is a visitor. */
  publishableKey: string;
  /** The subject of a visitor by the address that the request comes from. */
  visitorSubject: (address: string) => Promise<string>;
};

/**
 * Whose count a request is charged to. There are no accounts yet, so that is a visitor's; a bearer token that is not
 * the publishable key claims to be somebody's, and is refused instead of being counted for nobody.
 * @throws AppError `invalid_token`
 */
export async function identifySubject(deps: SubjectDeps, c: Context<AppEnv>): Promise<string> {
  const { authorization } = c.env.incoming.headers;
  if (authorization !== undefined && bearerOf(authorization) !== deps.publishableKey)
    throw new AppError('invalid_token');
  return deps.visitorSubject(c.get('facts').clientAddress);
}

/** The name of the scheme is written in any case (RFC 9110, 11.1). */
function bearerOf(authorization: string): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization)?.[1];
}
