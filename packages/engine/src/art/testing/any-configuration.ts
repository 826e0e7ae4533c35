import fc from 'fast-check';
import { type ArtConfiguration, artChoices } from '../art-options.ts';

/** Any choices, with any text as details. */
export function anyConfiguration(
  details: fc.Arbitrary<string> = fc.string({ unit: 'binary', maxLength: 120 }),
): fc.Arbitrary<ArtConfiguration> {
  return fc.record({
    subject: fc.constantFrom(...artChoices('subject')),
    style: fc.constantFrom(...artChoices('style')),
    medium: fc.constantFrom(...artChoices('medium')),
    mood: fc.constantFrom(...artChoices('mood')),
    colors: fc.constantFrom(...artChoices('colors')),
    artist: fc.constantFrom(...artChoices('artist')),
    setting: fc.constantFrom(...artChoices('setting')),
    details,
  });
}
