export type { Criterion, Gate, Reason, Score } from './score.ts';
export { type ArtCriterion, scoreArtPrompt } from './score-art-prompt.ts';
export { type JsonCriterion, scoreJsonPrompt } from './score-json-prompt.ts';
export { scorePrompt } from './score-prompt.ts';
export type { TextCriterion } from './score-text-prompt.ts';
export { scoreVideoPrompt, type VideoCriterion } from './score-video-prompt.ts';
