import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { VideoPrompt } from '@wordlamp/engine/video';

/** The input of a result: its request, or the fields of a shot, which the browser turns into JSON. */
export type ReportedIdea = GenerationRequest | { type: 'video-prompt'; prompt: VideoPrompt };

export type ReportedResult = {
  idea: ReportedIdea;
  /** The shown prompt, including manual edits. */
  result: string;
};
