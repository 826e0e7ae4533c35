/** Groups of cues that decide how an idea is read; each pack has its own cues for each. */
export type Topic = 'experience-gap' | 'lacking' | 'other-database' | 'postgres' | 'says-format' | 'says-missing';
