import type { VideoWarning } from '@wordlamp/engine/video';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { useEffect, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';
import { isEmptyForm } from './video-draft.ts';

/** What is likely to fail with a form; nothing for an empty one, which loads nothing either. */
export function useVideoWarnings(form: VideoForm): readonly VideoWarning[] {
  const [warnings, setWarnings] = useState<readonly VideoWarning[]>([]);

  useEffect(() => {
    let isStale = false;
    if (isEmptyForm(form)) {
      setWarnings([]);
      return;
    }
    loadVideoEngine().then(
      ({ videoWarnings }) => !isStale && setWarnings(videoWarnings(form)),
      (reason: unknown) => console.warn('The form could not be looked over.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [form]);

  return warnings;
}
