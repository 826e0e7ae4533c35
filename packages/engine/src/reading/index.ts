export type { ReadingWords } from '../words/reading-words.ts';
export { type DescribedSpan, describeReading } from './describe-reading.ts';
export { loadReadingWords } from './load-reading-words.ts';
export { type IdeaReading, readIdea, typedAt } from './read-idea.ts';
