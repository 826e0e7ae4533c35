import { PROMPT_TYPES } from './prompt-types.ts';

/** The generators whose results can be reported. The one for video runs in the browser and asks for no prompt. */
export const REPORTED_TYPES = [...PROMPT_TYPES, 'video-prompt'] as const;

/** UTF-16 code units of each field. Apart from the zod shape, so that a page can import them alone. */
export const REPORT_LIMITS = { idea: 8000, result: 16_000, comment: 500 } as const;
