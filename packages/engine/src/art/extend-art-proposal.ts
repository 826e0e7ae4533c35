import type { ArtConfiguration, Mood, Palette, RequiredArtField, Setting, Style, Subject } from './art-options.ts';
import type { ArtProposal } from './propose-art-configuration.ts';

type RequiredChoices = Pick<ArtConfiguration, RequiredArtField>;

const SUBJECT_OF_SETTING: Readonly<Record<Setting, Subject>> = {
  forest: 'nature',
  ocean: 'landscape',
  mountain: 'landscape',
  city: 'urban',
  desert: 'landscape',
  space: 'sci-fi',
  underwater: 'nature',
  castle: 'architecture',
  futuristic: 'sci-fi',
};
/** Anything unlisted is realistic, which leaves the idea as it is; abstract pictures contain nothing lifelike. */
const STYLE_OF_SUBJECT: Partial<Record<Subject, Style>> = { abstract: 'minimalist' };
const MOOD_OF_SUBJECT: Partial<Record<Subject, Mood>> = {
  abstract: 'elegant',
  fantasy: 'mysterious',
  'sci-fi': 'mysterious',
  urban: 'energetic',
};
/** Colors that go with a mood if nothing else is specified. Source: prompt craft for pictures, docs/engine.md. */
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

/**
 * Adds choices that go with the ones an idea names. An idea that names nothing gets no proposals, and one with an
 * unknown subject gets no subject.
 */
export function extendArtProposal(proposal: ArtProposal): ArtProposal {
  if (Object.values(proposal).every((choice) => choice === null)) return proposal;
  const { setting } = proposal;
  const placed = setting === null || setting === 'none' ? null : SUBJECT_OF_SETTING[setting];
  const subject = proposal.subject ?? placed;
  return { ...proposal, ...choicesAround(subject ?? 'still-life', proposal), subject };
}

/** The required choices for a subject: the proposed ones, completed with what suits it. */
export function choicesAround(subject: Subject, proposal: ArtProposal): RequiredChoices {
  const mood = proposal.mood ?? MOOD_OF_SUBJECT[subject] ?? 'peaceful';
  return {
    subject,
    style: proposal.style ?? STYLE_OF_SUBJECT[subject] ?? 'realistic',
    medium: proposal.medium ?? 'digital',
    mood,
    colors: proposal.colors ?? PALETTE_OF_MOOD[mood],
  };
}
