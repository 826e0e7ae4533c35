export { detectLanguage } from '../text/detect-language.ts';
export { ART_NOTE_CODES, type ArtNote, type ArtNoteCode } from './art-note.ts';
export { ART_OPTIONS, type ArtChoice, type ArtConfiguration, type ArtField, artChoices } from './art-options.ts';
export type { ArtPacks, ArtPrompt, ArtPromptRequest } from './art-prompt.ts';
export { artPromptText } from './art-prompt-text.ts';
export { ART_TARGETS, type ArtTarget } from './art-targets.ts';
export type { ArtCheck } from './check-art-prompt.ts';
export { completeArtConfiguration } from './complete-art-configuration.ts';
export { composeArtSentence } from './compose-art-sentence.ts';
export { extendArtProposal } from './extend-art-proposal.ts';
export { loadArtPack } from './load-art-pack.ts';
export { parseArtSentence } from './parse-art-sentence.ts';
export { type ArtProposal, proposeArtConfiguration } from './propose-art-configuration.ts';
export {
  type ArtChosen,
  type ArtFromIdea,
  type ArtIdeaRequest,
  artChosenOf,
  artIdeaText,
  writeArtFromIdea,
} from './write-art-from-idea.ts';
export { artLanguagesOf, writeArtPrompt } from './write-art-prompt.ts';
