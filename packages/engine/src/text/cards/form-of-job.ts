import type { IntentId } from '../intents.ts';
import type { FormId } from './card-ids.ts';

/** The form of a job that is certain or chosen by hand, if the idea does not name a form itself. */
const FORM_OF_JOB: Readonly<Partial<Record<IntentId, FormId>>> = {
  email: 'email',
  speech: 'speech',
  presentation: 'presentation',
  blog_post: 'article',
  essay: 'article',
  ad_copy: 'ad',
  seo: 'seo',
  social_post: 'caption',
  product_description: 'product-text',
  naming: 'names',
  story: 'story',
  script: 'script',
  poem: 'poem',
  role_play: 'role-play',
  code_generation: 'code',
  debugging: 'bug',
  code_review: 'code-review',
  sql: 'formula',
  data_analysis: 'data-analysis',
  agent_prompt: 'agent-prompt',
  summarize: 'summary',
  translate: 'edit',
  rewrite: 'edit',
  explain: 'explanation',
  lesson_plan: 'lesson',
  quiz: 'quiz',
  resume: 'resume',
  cover_letter: 'cover-letter',
  interview: 'interview',
  business_plan: 'business-plan',
  customer_support: 'support-reply',
  json_extraction: 'extraction',
  legal_plain: 'legal-text',
  research: 'research',
  comparison: 'decision',
  brainstorm: 'ideas',
  recipe: 'recipe',
  travel_plan: 'trip',
  fitness_plan: 'training',
  image_idea: 'image-prompt',
  video_idea: 'video-prompt',
};

export function formOfJob(job: IntentId): FormId | null {
  return FORM_OF_JOB[job] ?? null;
}
