import { expect, test } from 'vitest';
import { countTemplateUses } from './count-template-uses.ts';
import type { TemplateUseStore } from './template-use-store.ts';

/** A store of another server on the same database: what it counts comes from outside. */
function countedElsewhere() {
  const days: string[] = [];
  const state = { now: new Date('2026-11-20T23:59:00Z'), uses: { memo: 1 }, asked: 0, isBroken: false };
  const templateUses: TemplateUseStore = {
    async add(_use, day) {
      days.push(day);
    },
    async totals() {
      state.asked += 1;
      if (state.isBroken) throw new Error('The database is away.');
      return { ...state.uses };
    },
  };
  const counting = countTemplateUses({ templateUses, templateSlugs: new Set(['memo']), now: () => state.now });
  return { state, days, counting };
}

test('totals are asked for once a minute, or again after a use that is counted here', async () => {
  const { state, counting } = countedElsewhere();
  expect(await counting.totals()).toEqual({ memo: 1 });

  state.uses = { memo: 2 };
  state.now = new Date('2026-11-20T23:59:59.999Z');
  expect(await counting.totals()).toEqual({ memo: 1 });
  state.now = new Date('2026-11-21T00:00:00Z');
  expect(await counting.totals()).toEqual({ memo: 2 });

  state.uses = { memo: 3 };
  await counting.count({ template: 'memo', action: 'copy' });
  expect(await counting.totals()).toEqual({ memo: 3 });
  expect(state.asked).toBe(3);
});

test('a use belongs to its UTC day', async () => {
  const { state, days, counting } = countedElsewhere();

  await counting.count({ template: 'memo', action: 'fill' });
  state.now = new Date('2026-11-21T00:00:00Z');
  await counting.count({ template: 'memo', action: 'fill' });

  expect(days).toEqual(['2026-11-20', '2026-11-21']);
});

test('a failure is not remembered', async () => {
  const { state, counting } = countedElsewhere();
  state.isBroken = true;
  await expect(counting.totals()).rejects.toThrow('The database is away.');

  state.isBroken = false;

  expect(await counting.totals()).toEqual({ memo: 1 });
});
