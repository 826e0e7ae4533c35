import type { Topic } from './topics.ts';

/** What an idea brings, beside its words. */
type Flag = 'has-link' | 'points-at-source';
/** Topics and flags of an idea. */
export type Clues = ReadonlySet<Topic | Flag>;
