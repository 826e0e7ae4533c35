import type { TemplateUse } from '@wordlamp/contract/template-use';

/** The counts of what was done with templates. A day is a UTC day; visitors are not stored. */
export interface TemplateUseStore {
  add(use: TemplateUse, day: string): Promise<void>;
  /** The uses of all days by template. */
  totals(): Promise<Readonly<Record<string, number>>>;
}
