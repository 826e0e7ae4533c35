/** The unit of a length: text (words, pages), time (minutes), slides. */
export type LengthUnit = 'text' | 'time' | 'slides';

/** The language-independent properties of an intent; its words are in the packs. */
export type IntentTraits = {
  /** The cost of a wrong guess: decides which line on missing information is printed. */
  stakes: 'low' | 'medium' | 'high';
  /** An operation on a text or on code beats the kind of text it works on ("summarise this article"). */
  isOperation: boolean;
  /** The material it works on, to be pasted if the idea refers to it without including it. */
  source: 'text' | 'code' | null;
  lengthUnits: readonly LengthUnit[];
  hasAudience: boolean;
  hasTone: boolean;
  /** Others read the result, so the dates, names and amounts in the idea must come through unchanged. */
  carriesFacts: boolean;
  maxPlaceholders: number;
};

const WRITTEN: IntentTraits = {
  stakes: 'medium',
  isOperation: false,
  source: null,
  lengthUnits: ['text'],
  hasAudience: true,
  hasTone: true,
  carriesFacts: true,
  maxPlaceholders: 3,
};
const PLANNED: IntentTraits = { ...WRITTEN, hasAudience: false, hasTone: false, carriesFacts: false };
const CODED: IntentTraits = { ...PLANNED, stakes: 'high', lengthUnits: [] };
const OPERATION: IntentTraits = { ...WRITTEN, isOperation: true, source: 'text', carriesFacts: false };

/** The jobs that the engine knows, starting with the general case. Source: docs/decisions/0009-prompts.md. */
const INTENTS = {
  general: { ...WRITTEN, carriesFacts: false, hasAudience: false, lengthUnits: ['text', 'time', 'slides'] },
  email: { ...WRITTEN, hasAudience: false },
  speech: { ...WRITTEN, hasAudience: false, lengthUnits: ['text', 'time'] },
  presentation: { ...WRITTEN, lengthUnits: ['slides', 'time'] },
  blog_post: WRITTEN,
  essay: WRITTEN,
  ad_copy: WRITTEN,
  seo: { ...WRITTEN, hasTone: false, lengthUnits: [] },
  social_post: WRITTEN,
  product_description: WRITTEN,
  naming: { ...PLANNED, stakes: 'low', lengthUnits: [], hasTone: true },
  story: { ...WRITTEN, stakes: 'low', carriesFacts: false, lengthUnits: ['text', 'time'] },
  script: { ...WRITTEN, carriesFacts: false, lengthUnits: ['text', 'time'] },
  poem: { ...WRITTEN, stakes: 'low', carriesFacts: false, hasAudience: false },
  role_play: { ...WRITTEN, stakes: 'low', carriesFacts: false },
  code_generation: CODED,
  debugging: { ...CODED, isOperation: true, source: 'code' },
  code_review: { ...CODED, isOperation: true, source: 'code' },
  sql: CODED,
  data_analysis: { ...PLANNED, stakes: 'high', source: 'text', hasAudience: true },
  json_extraction: { ...PLANNED, stakes: 'low', isOperation: true, source: 'text', lengthUnits: [] },
  agent_prompt: { ...WRITTEN, carriesFacts: false },
  summarize: { ...OPERATION, stakes: 'low' },
  translate: { ...OPERATION, stakes: 'low', lengthUnits: [] },
  rewrite: { ...OPERATION, stakes: 'low' },
  explain: { ...WRITTEN, stakes: 'low', carriesFacts: false, source: 'text', lengthUnits: ['text', 'time'] },
  lesson_plan: { ...WRITTEN, carriesFacts: false, hasTone: false, lengthUnits: ['time'] },
  quiz: { ...WRITTEN, stakes: 'low', carriesFacts: false, hasTone: false, lengthUnits: [] },
  resume: { ...WRITTEN, hasAudience: false, maxPlaceholders: 5 },
  cover_letter: { ...WRITTEN, hasAudience: false, maxPlaceholders: 5 },
  interview: { ...PLANNED, source: 'text', lengthUnits: ['time'] },
  business_plan: { ...PLANNED, stakes: 'high', lengthUnits: ['text', 'slides'] },
  customer_support: { ...WRITTEN, hasAudience: false, source: 'text' },
  legal_plain: { ...PLANNED, stakes: 'high', source: 'text' },
  research: { ...WRITTEN, stakes: 'high', carriesFacts: false },
  comparison: PLANNED,
  brainstorm: { ...PLANNED, stakes: 'low' },
  recipe: PLANNED,
  travel_plan: PLANNED,
  fitness_plan: { ...PLANNED, stakes: 'high' },
  image_idea: { ...PLANNED, stakes: 'low' },
  video_idea: { ...PLANNED, stakes: 'low', lengthUnits: ['time'] },
} as const satisfies Record<string, IntentTraits>;

export type IntentId = keyof typeof INTENTS;
export const INTENT_IDS = Object.keys(INTENTS) as IntentId[];

export function traitsOf(intent: IntentId): IntentTraits {
  return INTENTS[intent];
}
