import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { bearerOf } from '../../http/bearer-of.ts';
import type { Visitor } from './visitor-subjects.ts';

export type SubjectDeps = {
  /** The key that the front end sends; with it alone a caller is a visitor. */
  publishableKey: string;
  /** The subjects of a visitor, from the request's address. */
  identifyVisitor: (address: string) => Promise<Visitor>;
  /** The account of an access token with a valid session; `undefined` for any other token. */
  findAccountId: (token: string) => Promise<string | undefined>;
};

/** Whose count a request is charged to. Signed-in persons do not count for their network. */
export type Caller = Visitor | { subject: string; network?: undefined };

const ACCOUNT = 'account ';

/** The subject under which an account's generations are counted. */
export function accountSubject(accountId: string): string {
  return `${ACCOUNT}${accountId}`;
}

/** @returns `undefined` for a visitor's subject */
export function accountOf(subject: string): string | undefined {
  return subject.startsWith(ACCOUNT) ? subject.slice(ACCOUNT.length) : undefined;
}

/**
 * Whose count a request is charged to: the signed-in person's, else the visitor's. A bearer token that is neither the
 * publishable key nor a valid session is rejected rather than treated as anonymous.
 * @throws AppError `invalid_token`
 */
export async function identifyCaller(deps: SubjectDeps, c: Context<AppEnv>): Promise<Caller> {
  const { authorization } = c.env.incoming.headers;
  const token = bearerOf(authorization);
  if (authorization === undefined || token === deps.publishableKey)
    return deps.identifyVisitor(c.get('facts').clientAddress);
  const accountId = token === undefined ? undefined : await deps.findAccountId(token);
  if (accountId === undefined) throw new AppError('invalid_token');
  return { subject: accountSubject(accountId) };
}

/** The subject without the network. @throws AppError `invalid_token` */
export async function identifySubject(deps: SubjectDeps, c: Context<AppEnv>): Promise<string> {
  return (await identifyCaller(deps, c)).subject;
}
