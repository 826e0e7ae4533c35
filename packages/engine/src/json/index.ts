export type { JsonWords } from '../words/json-words.ts';
export type { JsonCheck, JsonCheckId } from './check-json-prompt.ts';
export { analyseCode } from './code/analyse-code.ts';
export type { CodeReport } from './code/code-report.ts';
export type { JsonPack, JsonPacks, JsonPrompt, JsonPromptRequest } from './json-prompt.ts';
export type { JsonObject, JsonValue } from './json-value.ts';
export { JSON_PROMPT_TYPES, type JsonPromptType } from './prompt-types.ts';
export { writeJsonPrompt } from './write-json-prompt.ts';
