import type { Template } from './template.ts';
import type { FillDraftState } from './use-fill-draft.ts';

/** What both ways of filling in are handed. */
export type FillPanelProps = {
  template: Template;
  draft: FillDraftState;
  /** A filled-in prompt was taken along. */
  onUsed(): void;
};
