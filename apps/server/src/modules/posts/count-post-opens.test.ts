import { expect, test } from 'vitest';
import { countPostOpens } from './count-post-opens.ts';
import type { OpensOfDay, PostOpenStore } from './post-open-store.ts';

function countingOn(today: string, opens: readonly OpensOfDay[]) {
  const asked: string[] = [];
  const postOpens: PostOpenStore = {
    add: async () => {},
    totals: async () => ({ memo: 7 }),
    since: async (day) => {
      asked.push(day);
      return opens;
    },
  };
  const counting = countPostOpens({ postOpens, postSlugs: new Set(['memo']), now: () => new Date(today) });
  return { asked, counting };
}

test('an open counts whole on its day, half a week later, and a quarter after two', async () => {
  const { asked, counting } = countingOn('2026-11-29T23:00:00Z', [
    { post: 'memo', day: '2026-11-29', count: 3 },
    { post: 'memo', day: '2026-11-22', count: 2 },
    { post: 'memo', day: '2026-11-15', count: 4 },
    { post: 'other', day: '2026-11-22', count: 5 },
  ]);

  expect(await counting.sums()).toEqual({ opens: { memo: 7 }, trends: { memo: 5, other: 2.5 } });
  expect(asked).toEqual(['2026-08-21']);
});

test('a day that is still to come counts as today', async () => {
  const { counting } = countingOn('2026-11-29T23:00:00Z', [{ post: 'memo', day: '2026-11-30', count: 2 }]);

  expect((await counting.sums()).trends).toEqual({ memo: 2 });
});

test('a post that there is not is refused', async () => {
  const { counting } = countingOn('2026-11-29T23:00:00Z', []);

  await expect(counting.count({ post: '../memo' })).rejects.toMatchObject({ code: 'unknown_post' });
});
