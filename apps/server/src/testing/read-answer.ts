import type { GenerationReply } from '@wordlamp/contract/generation';
import type { DailyUsage } from '@wordlamp/contract/usage';

/** Whatever a function may answer; the test says what it expects. */
export type Answer = Partial<GenerationReply & DailyUsage & { error: string; code: string }>;

export async function readAnswer(response: Response): Promise<Answer> {
  return (await response.json()) as Answer;
}
