import type { FillDraft } from './fill-draft.ts';
import type { Template } from './template.ts';

/** What both ways of filling in are handed. */
export type FillPanelProps = {
  template: Template;
  draft: FillDraft;
  onChange(draft: FillDraft): void;
  /** A filled-in prompt was taken along. */
  onUsed(): void;
};
