export type { ReadingWords } from '../words/reading-words.ts';
export { loadReadingWords } from './load-reading-words.ts';
export { type IdeaReading, readIdea, typedAt } from './read-idea.ts';
