import type { TemplateUse, TemplateUses } from '@wordlamp/contract/template-use';
import { AppError } from '../../http/app-error.ts';
import { utcDay } from '../usage/utc-day.ts';
import type { TemplateUseStore } from './template-use-store.ts';

export type TemplateUseDeps = {
  templateUses: TemplateUseStore;
  /** The templates that there are: nobody can fill the table with others. */
  templateSlugs: ReadonlySet<string>;
  now: () => Date;
};

/** Other servers on the same database count, too, so what is remembered is only true for a while. */
const REMEMBERED_MS = 60_000;

/** Counts uses, and remembers the totals, which every visit of the page asks for. */
export function countTemplateUses({ templateUses, templateSlugs, now }: TemplateUseDeps) {
  let remembered: { uses: Promise<TemplateUses['uses']>; until: number } | undefined;

  function totals(): Promise<TemplateUses['uses']> {
    const time = now().getTime();
    if (remembered && time < remembered.until) return remembered.uses;
    const uses = templateUses.totals();
    const asked = { uses, until: time + REMEMBERED_MS };
    remembered = asked;
    uses.catch(() => {
      if (remembered === asked) remembered = undefined; // who asked is told; the next one asks the database again
    });
    return uses;
  }

  return {
    /** @throws AppError `unknown_template` */
    async count(use: TemplateUse): Promise<void> {
      if (!templateSlugs.has(use.template)) throw new AppError('unknown_template');
      await templateUses.add(use, utcDay(now()));
      remembered = undefined;
    },
    totals,
  };
}
