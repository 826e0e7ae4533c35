import { type ContactReply, contactRequest } from '@wordlamp/contract/contact';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { limitSenders } from '../../http/limit-senders.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { identifySubject, type SubjectDeps } from '../usage/identify-subject.ts';
import { type ContactDeps, checkMessage, receiveMessage } from './receive-message.ts';

/** The longest message in four-byte characters, and the other fields. */
const MAX_BODY_BYTES = 32 * 1024;
/** Messages an hour. */
const MOST = { sender: 5, network: 20, provider: 60, all: 200 };

export type ContactRouteDeps = ContactDeps & SubjectDeps;

export function contactRoutes(deps: ContactRouteDeps): Hono<AppEnv> {
  const mayPass = limitSenders(MOST, deps.now);
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const parsed = contactRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) {
        throw new AppError('validation_failed', { field: String(parsed.error.issues[0]?.path[0] ?? 'body') });
      }
      // Before counting, so that five typos in an address do not block the form.
      const message = checkMessage(parsed.data);
      const subject = await identifySubject(deps, c);
      if (!mayPass({ subject, address: c.get('facts').clientAddress })) throw new AppError('too_many_messages');
      await receiveMessage(deps, message);
      return answerJson(c, 200, { received: true } satisfies ContactReply);
    })
    .all('/', onlyMethods('POST'));
}
