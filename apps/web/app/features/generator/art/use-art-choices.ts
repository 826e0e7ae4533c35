import type { ArtProposal } from '@wordlamp/engine/art';
import { type ArtField, REQUIRED_ART_FIELDS } from '@wordlamp/engine/art-options';
import { useState } from 'react';
import { type ArtChoices, NO_CHOICES, readChoices } from './art-choices.ts';
import { saveArtDraft } from './art-draft.ts';

type Chosen = {
  choices: ArtChoices;
  /** Fields whose choice was proposed and not confirmed yet. */
  suggested: ReadonlySet<ArtField>;
};

const NOTHING_SUGGESTED: ReadonlySet<ArtField> = new Set();

/** The visitor's choices, kept on the device as they are made. */
export function useArtChoices() {
  const [{ choices, suggested }, setChosen] = useState<Chosen>({ choices: NO_CHOICES, suggested: NOTHING_SUGGESTED });

  function replace(choices: ArtChoices): void {
    setChosen({ choices, suggested: NOTHING_SUGGESTED });
    saveArtDraft(choices);
  }

  /** @param value an option of the field, or the text of the details */
  function choose(field: ArtField | 'details', value: string): void {
    const chosen = readChoices({ ...choices, [field]: value });
    setChosen({ choices: chosen, suggested: new Set([...suggested].filter((other) => other !== field)) });
    saveArtDraft(chosen);
  }

  /** Fills what is open; what the visitor has chosen meanwhile stays. */
  function propose(proposal: ArtProposal): void {
    setChosen((previous) => {
      const filled = withProposal(previous, proposal);
      saveArtDraft(filled.choices);
      return filled;
    });
  }

  return { choices, suggested, replace, choose, propose };
}
export type ArtForm = ReturnType<typeof useArtChoices>;

function withProposal({ choices, suggested }: Chosen, proposal: ArtProposal): Chosen {
  const fields: readonly ArtField[] = [...REQUIRED_ART_FIELDS, 'artist', 'setting'];
  const open = fields.filter((field) => choices[field] === NO_CHOICES[field] && proposal[field] !== null);
  const proposed = Object.fromEntries(open.map((field) => [field, proposal[field]]));
  return { choices: readChoices({ ...choices, ...proposed }), suggested: new Set([...suggested, ...open]) };
}
