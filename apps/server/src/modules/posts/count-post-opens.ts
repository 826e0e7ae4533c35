import type { PostOpen, PostOpens } from '@wordlamp/contract/post-open';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../counting/remember-answer.ts';
import { utcDay } from '../usage/utc-day.ts';
import type { OpensOfDay, PostOpenStore } from './post-open-store.ts';

export type PostOpenDeps = {
  postOpens: PostOpenStore;
  /** The existing posts: the table must not fill up with others. */
  postSlugs: ReadonlySet<string>;
  now: () => Date;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half-life of an open, in days. */
const HALF_LIFE = 7;
/** Older ones would weigh less than a ten-thousandth each. */
const MAX_DAYS = 100;

/** Counts opens, and caches the sums, which every visit of the page requests. */
export function countPostOpens({ postOpens, postSlugs, now }: PostOpenDeps) {
  const sums = rememberAnswer(sumUp, now);

  async function sumUp(): Promise<PostOpens> {
    const today = now();
    const recent = await postOpens.since(utcDay(new Date(today.getTime() - MAX_DAYS * DAY_MS)));
    return { opens: await postOpens.totals(), trends: trendsOf(recent, utcDay(today)) };
  }

  return {
    /** @throws AppError `unknown_post` */
    async count({ post }: PostOpen): Promise<void> {
      if (!postSlugs.has(post)) throw new AppError('unknown_post');
      await postOpens.add(post, utcDay(now()));
      sums.forget();
    },
    sums: sums.get,
  };
}

function trendsOf(recent: readonly OpensOfDay[], today: string): PostOpens['trends'] {
  const trends = new Map<string, number>();
  for (const { post, day, count } of recent) {
    // A server whose clock is ahead may have counted tomorrow.
    const age = Math.max(0, Date.parse(today) - Date.parse(day)) / DAY_MS;
    trends.set(post, (trends.get(post) ?? 0) + count / 2 ** (age / HALF_LIFE));
  }
  return Object.fromEntries(trends);
}
