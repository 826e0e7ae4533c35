import type { Draft } from '../text/draft.ts';

/** A draft that passes every check, for tests that change one thing about it. */
export const SAMPLE_DRAFT: Draft = {
  task: 'email to Ann',
  isLed: false,
  material: null,
  requirements: ['Name the reason first.', 'Ask for one thing: [date].'],
  facts: [{ label: 'tone', value: 'warm' }],
  format: 'the body only.',
  checks: ['The reason is clear.', 'One thing is asked.'],
  form: null,
  gaps: null,
  only: '',
  closing: ['Leave brackets open.'],
  isFormatFirst: false,
};
