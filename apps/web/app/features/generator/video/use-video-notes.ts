import type { VideoHint, VideoWarning } from '@wordlamp/engine/video';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { useEffect, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';
import { isEmptyForm } from './video-draft.ts';

export type VideoNote = VideoWarning | VideoHint;

/**
 * What is likely to fail with a form; nothing for an empty one, which loads nothing either.
 * @param isBuilt whether there is a prompt of it: only then it is said what was left open
 */
export function useVideoNotes(form: VideoForm, isBuilt: boolean): readonly VideoNote[] {
  const [notes, setNotes] = useState<readonly VideoNote[]>([]);

  useEffect(() => {
    let isStale = false;
    if (isEmptyForm(form)) {
      setNotes([]);
      return;
    }
    loadVideoEngine().then(
      ({ videoWarnings, videoHints }) => {
        if (!isStale) setNotes([...videoWarnings(form), ...(isBuilt ? videoHints(form) : [])]);
      },
      (reason: unknown) => console.warn('The form could not be looked over.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [form, isBuilt]);

  return notes;
}
