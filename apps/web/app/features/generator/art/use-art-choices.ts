import type { ArtProposal } from '@wordlamp/engine/art';
import type { ArtField } from '@wordlamp/engine/art-options';
import { useRef, useState } from 'react';
import { type ArtChoices, NO_CHOICES, openFields, readChoices } from './art-choices.ts';
import { saveArtDraft } from './art-draft.ts';

type Chosen = {
  choices: ArtChoices;
  /** Fields whose choice was proposed and not confirmed yet. */
  suggested: ReadonlySet<ArtField>;
};

const NOTHING_SUGGESTED: ReadonlySet<ArtField> = new Set();

/** The visitor's choices, kept on the device as they are made. */
export function useArtChoices() {
  const [chosen, setChosen] = useState<Chosen>({ choices: NO_CHOICES, suggested: NOTHING_SUGGESTED });
  // Proposals arrive whenever the engine is there, and must not take back what was chosen since they were asked for.
  const latest = useRef(chosen);

  function set(next: Chosen): void {
    latest.current = next;
    setChosen(next);
    saveArtDraft(next.choices);
  }

  /** @param value an option of the field, or the text of the details */
  function choose(field: ArtField | 'details', value: string): void {
    const { choices, suggested } = latest.current;
    const confirmed = new Set([...suggested].filter((other) => other !== field));
    set({ choices: readChoices({ ...choices, [field]: value }), suggested: confirmed });
  }

  return {
    ...chosen,
    choose,
    replace: (choices: ArtChoices) => set({ choices, suggested: NOTHING_SUGGESTED }),
    /** Fills what is open. */
    propose: (proposal: ArtProposal) => set(withProposal(latest.current, proposal)),
  };
}
export type ArtForm = ReturnType<typeof useArtChoices>;

function withProposal({ choices, suggested }: Chosen, proposal: ArtProposal): Chosen {
  const open = openFields(choices).filter((field) => proposal[field] !== null);
  const proposed = Object.fromEntries(open.map((field) => [field, proposal[field]]));
  return { choices: readChoices({ ...choices, ...proposed }), suggested: new Set([...suggested, ...open]) };
}
