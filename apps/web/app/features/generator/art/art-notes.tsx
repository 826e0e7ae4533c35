import type { ArtNote } from '@wordlamp/engine/art';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NOTE_WORDS } from './note-words.ts';
import { type ArtWord, OPTION_WORDS } from './option-words.ts';

/** Every slot that a note can have; each note fills only its own. */
const NO_FACTS = {
  subject: '',
  style: '',
  medium: '',
  mood: '',
  colors: '',
  artist: '',
  setting: '',
  words: '',
  excluded: '',
  parameters: '',
  tokens: '',
};
type FactName = keyof typeof NO_FACTS;

type ArtNotesProps = { notes: readonly ArtNote[] };

/** Explains why the prompt differs from the literal choices. */
export function ArtNotes({ notes }: ArtNotesProps) {
  const { t } = useTranslation('artGenerator');
  if (notes.length === 0) return null;
  const said = (name: string, fact: string): string => {
    const word = wordOf(name, fact);
    return word === undefined ? fact : t(word);
  };
  const factsOf = ({ facts }: ArtNote): Record<FactName, string> => ({
    ...NO_FACTS,
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, said(name, fact)])),
  });
  return (
    <section aria-labelledby="art-notes" className="mt-5">
      <h3 id="art-notes" className="text-base">
        {t('notesTitle')}
      </h3>
      <ul className="mt-1 grid gap-1 ps-5 text-sm text-ink-2 list-disc marker:text-art-hue">
        {notes.map((note) => (
          <li key={note.code}>{t(NOTE_WORDS[note.code], factsOf(note))}</li>
        ))}
      </ul>
    </section>
  );
}

/** The word of an option; undefined for the person's own words. */
function wordOf(name: string, fact: string): ArtWord | undefined {
  return Object.entries(OPTION_WORDS).find(([field]) => field === name)?.[1][fact];
}
