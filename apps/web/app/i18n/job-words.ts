import type { IntentId } from '@wordlamp/engine';

/** The label keys of the engine's jobs. */
export const JOB_WORDS = {
  general: 'job.general',
  email: 'job.email',
  speech: 'job.speech',
  presentation: 'job.presentation',
  blog_post: 'job.blog_post',
  essay: 'job.essay',
  ad_copy: 'job.ad_copy',
  seo: 'job.seo',
  social_post: 'job.social_post',
  product_description: 'job.product_description',
  naming: 'job.naming',
  story: 'job.story',
  script: 'job.script',
  poem: 'job.poem',
  role_play: 'job.role_play',
  code_generation: 'job.code_generation',
  debugging: 'job.debugging',
  code_review: 'job.code_review',
  sql: 'job.sql',
  data_analysis: 'job.data_analysis',
  json_extraction: 'job.json_extraction',
  agent_prompt: 'job.agent_prompt',
  summarize: 'job.summarize',
  translate: 'job.translate',
  rewrite: 'job.rewrite',
  explain: 'job.explain',
  lesson_plan: 'job.lesson_plan',
  quiz: 'job.quiz',
  resume: 'job.resume',
  cover_letter: 'job.cover_letter',
  interview: 'job.interview',
  business_plan: 'job.business_plan',
  customer_support: 'job.customer_support',
  legal_plain: 'job.legal_plain',
  research: 'job.research',
  comparison: 'job.comparison',
  brainstorm: 'job.brainstorm',
  recipe: 'job.recipe',
  travel_plan: 'job.travel_plan',
  fitness_plan: 'job.fitness_plan',
  image_idea: 'job.image_idea',
  video_idea: 'job.video_idea',
} as const satisfies Record<IntentId, string>;

export const JOBS = Object.keys(JOB_WORDS) as IntentId[];

const CODE_JOBS: readonly IntentId[] = ['code_generation', 'debugging', 'code_review', 'sql'];

/** Whether coding tools are offered for such a prompt. @param job undefined while unknown */
export function isCodeJob(job: IntentId | undefined): boolean {
  return job !== undefined && CODE_JOBS.includes(job);
}
