import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { VideoPrompt } from '@wordlamp/engine/video';

/** What a result was made of: the request that it answers, or the fields of a shot, which the browser turns into JSON. */
export type ReportedIdea = GenerationRequest | { type: 'video-prompt'; prompt: VideoPrompt };

export type ReportedResult = {
  idea: ReportedIdea;
  /** The prompt as it is shown, also where it was edited by hand. */
  result: string;
};
