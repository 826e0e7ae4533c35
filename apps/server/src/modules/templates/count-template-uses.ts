import type { TemplateUse } from '@wordlamp/contract/template-use';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../counting/remember-answer.ts';
import { utcDay } from '../usage/utc-day.ts';
import type { TemplateUseStore } from './template-use-store.ts';

export type TemplateUseDeps = {
  templateUses: TemplateUseStore;
  /** The existing templates: the table must not fill up with others. */
  templateSlugs: ReadonlySet<string>;
  now: () => Date;
};

/** Counts uses, and caches the totals, which every visit of the page requests. */
export function countTemplateUses({ templateUses, templateSlugs, now }: TemplateUseDeps) {
  const totals = rememberAnswer(() => templateUses.totals(), now);
  return {
    /** @throws AppError `unknown_template` */
    async count(use: TemplateUse): Promise<void> {
      if (!templateSlugs.has(use.template)) throw new AppError('unknown_template');
      await templateUses.add(use, utcDay(now()));
      totals.forget();
    },
    totals: totals.get,
  };
}
