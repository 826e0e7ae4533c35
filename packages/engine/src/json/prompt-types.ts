export const JSON_PROMPT_TYPES = [
  'image_generation',
  'video_generation',
  'workflow',
  'data_extraction',
  'api_request',
  'code_task',
  'text_task',
] as const;
export type JsonPromptType = (typeof JSON_PROMPT_TYPES)[number];

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** What a workflow step does: determines how its end is recognized and whether a person must approve it first. */
export const STEP_KINDS = [
  'read',
  'select',
  'arrange',
  'summarize',
  'write',
  'convert',
  'check',
  'send',
  'store',
  'delete',
  'pay',
  'other',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
