import type { ArtConfiguration, Mood, Palette } from './art-options.ts';
import type { ArtProposal } from './propose-art-configuration.ts';

/** Colours that go with a mood where nothing else is said. Source: prompt craft for pictures, docs/engine.md. */
const PALETTE_OF_MOOD: Readonly<Record<Mood, Palette>> = {
  peaceful: 'analogous',
  dramatic: 'complementary',
  mysterious: 'cool',
  joyful: 'warm',
  melancholic: 'cool',
  energetic: 'complementary',
  romantic: 'warm',
  dark: 'monochrome',
  whimsical: 'pastel',
  elegant: 'earth-tones',
};

/** Fills what a proposal leaves open with choices that get in the way of hardly any idea; the idea becomes the details. */
export function completeArtConfiguration(proposal: ArtProposal, idea: string): ArtConfiguration {
  const mood = proposal.mood ?? 'peaceful';
  return {
    subject: proposal.subject ?? 'still-life',
    style: proposal.style ?? 'realistic',
    medium: proposal.medium ?? 'digital',
    mood,
    colors: proposal.colors ?? PALETTE_OF_MOOD[mood],
    artist: proposal.artist ?? 'none',
    setting: proposal.setting ?? 'none',
    details: idea,
  };
}
