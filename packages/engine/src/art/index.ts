export { ART_NOTE_CODES, type ArtNote, type ArtNoteCode } from './art-note.ts';
export { ART_OPTIONS, type ArtChoice, type ArtConfiguration, type ArtField, artChoices } from './art-options.ts';
export { ART_TARGETS, type ArtPacks, type ArtPrompt, type ArtPromptRequest, type ArtTarget } from './art-prompt.ts';
export type { ArtCheck } from './check-art-prompt.ts';
export { composeArtSentence } from './compose-art-sentence.ts';
export { loadArtPack } from './load-art-pack.ts';
export { parseArtSentence } from './parse-art-sentence.ts';
export { type ArtProposal, proposeArtConfiguration } from './propose-art-configuration.ts';
export { artLanguagesOf, writeArtPrompt } from './write-art-prompt.ts';
