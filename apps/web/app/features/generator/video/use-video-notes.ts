import type { VideoHint, VideoWarning } from '@wordlamp/engine/video';
import { VIDEO_DEFAULTS, type VideoForm } from '@wordlamp/engine/video-form';
import { useEffect, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';
import { isEmptyForm, type VideoDraft } from './video-draft.ts';

export type VideoNote = VideoWarning | VideoHint;

/**
 * What is likely to fail with a form; nothing for an empty one, which loads nothing either.
 * @param isBuilt whether there is a prompt of it: only then it is said what was left open
 */
export function useVideoNotes({ form, isFromIdea }: VideoDraft, isBuilt: boolean): readonly VideoNote[] {
  const [notes, setNotes] = useState<readonly VideoNote[]>([]);

  useEffect(() => {
    let isStale = false;
    if (isEmptyForm(form)) {
      setNotes([]);
      return;
    }
    loadVideoEngine().then(
      ({ videoWarnings, videoHints }) => {
        if (isStale) return;
        const found = [...videoWarnings(form), ...(isBuilt ? videoHints(form) : [])];
        setNotes(isFromIdea ? found.filter((note) => !isOfDefault(note, form)) : found);
      },
      (reason: unknown) => console.warn('The form could not be looked over.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [form, isFromIdea, isBuilt]);

  return notes;
}

/** Whether a note is about the default of a blank field, which a form that came from an idea does not have. */
function isOfDefault({ field }: VideoNote, form: VideoForm): boolean {
  return form[field].trim() === '' && field in VIDEO_DEFAULTS;
}
