import type { IntentId } from '@wordlamp/engine';

const CODE_JOBS: readonly IntentId[] = ['code_generation', 'debugging', 'code_review', 'sql'];

/** Whether coding tools are offered for such a prompt. @param job undefined while unknown */
export function isCodeJob(job: IntentId | undefined): boolean {
  return job !== undefined && CODE_JOBS.includes(job);
}
