import type { Topic } from './topics.ts';

/** Properties of an idea other than its words. */
type Flag = 'has-link' | 'points-at-source';
/** Topics and flags of an idea. */
export type Clues = ReadonlySet<Topic | Flag>;
