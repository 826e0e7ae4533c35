/** Groups of cues that decide how an idea is read and what a prompt says of what is missing; each pack has its own cues for each. */
const TOPICS = [
  'conversation',
  'experience-gap',
  'health',
  'how-to-question',
  'lacking',
  'other-database',
  'postgres',
  'private-life',
  'says-format',
  'says-missing',
  'what-to-do',
] as const;
export type Topic = (typeof TOPICS)[number];
