import type { ArtConfiguration } from './art-options.ts';
import { choicesAround, extendArtProposal } from './extend-art-proposal.ts';
import type { ArtProposal } from './propose-art-configuration.ts';

/** Fills what a proposal leaves open with choices that suit almost any idea; the idea becomes the details. */
export function completeArtConfiguration(proposal: ArtProposal, idea: string): ArtConfiguration {
  const { subject } = extendArtProposal(proposal);
  return {
    ...choicesAround(subject ?? 'still-life', proposal),
    artist: proposal.artist ?? 'none',
    setting: proposal.setting ?? 'none',
    details: idea,
  };
}
