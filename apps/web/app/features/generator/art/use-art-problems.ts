import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import type { Refusal } from '../../../lib/request-prompt.ts';
import { type ArtChoices, missingFields } from './art-choices.ts';
import { detailsProblem } from './details-problem.ts';
import { focusField } from './focus-field.ts';

/** What keeps the choices from being sent, and how it is said. */
export function useArtProblems(choices: ArtChoices, refusalText: (refusal: Refusal) => string) {
  const { t } = useTranslation('artGenerator');
  const [isExplained, setIsExplained] = useState(false);
  const missing = missingFields(choices);
  const detailsNote = noteOn(choices.details);

  function noteOn(details: string): string | undefined {
    const problem = detailsProblem(details);
    return problem && refusalText({ code: problem, text: '', requests: undefined });
  }

  /** Says it once, when the details become too long. */
  function followDetails(details: string): void {
    const note = noteOn(details);
    if (note !== undefined && note !== detailsNote) announce(note);
  }

  /** Says what is wrong with choices that someone wanted to send, and leads to the first field. */
  function explain(refused: ArtChoices): void {
    setIsExplained(true);
    const [firstMissing] = missingFields(refused);
    const note = noteOn(refused.details);
    if (firstMissing !== undefined) notify('error', t('requiredFields'));
    else if (note !== undefined) notify('error', note);
    focusField(firstMissing ?? 'details');
  }

  return {
    missing,
    detailsNote,
    /** Whether the form lists its problems. */
    isExplained: isExplained && (missing.length > 0 || detailsNote !== undefined),
    isSendable: missing.length === 0 && detailsNote === undefined,
    followDetails,
    explain,
    forget: () => setIsExplained(false),
  };
}
