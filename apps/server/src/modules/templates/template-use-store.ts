import type { TemplateUse } from '@wordlamp/contract/template-use';

/** The counts of what was done with templates. A day is a UTC day; who did it is not known here. */
export interface TemplateUseStore {
  add(use: TemplateUse, day: string): Promise<void>;
  /** The uses of all days by template. */
  totals(): Promise<Readonly<Record<string, number>>>;
}
