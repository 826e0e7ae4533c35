import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type BoundedQueue, boundedQueue } from '../../../http/load-shedding/bounded-queue.ts';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice (Password Storage Cheat Sheet, 2025). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** libuv's default number of threads, which hash passwords, compress pages and resolve names. */
const THREADS = 4;
/** One processor and one thread stay free for all other work. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
/** About three seconds of work on one core. */
const MAX_WAITING = 100;

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that response times do not reveal who has an account. */
  fits(password: string, kept: string | undefined): Promise<boolean>;
  load: BoundedQueue['load'];
};

/**
 * Passwords are normalized to NFC, so that other keyboards produce the same one; never trimmed or truncated.
 * @throws AppError `server_busy` when too many wait
 */
export function passwordHashing(): PasswordHashing {
  const queue = boundedQueue(AT_ONCE, MAX_WAITING);
  const dummy = hash('the password of nobody', ARGON2); // computed now, so that the first unknown address takes no longer
  return {
    hash: (password) => queue.run(() => hash(password.normalize('NFC'), ARGON2)),
    async fits(password, kept) {
      const compared = kept ?? (await dummy);
      const isRight = await queue.run(() => verify(compared, password.normalize('NFC'), ARGON2));
      return isRight && kept !== undefined;
    },
    load: queue.load,
  };
}
