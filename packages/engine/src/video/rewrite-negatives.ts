import { splitList } from './split-text.ts';
import { FAULT_FINDERS, findAnimation, findPeople, type VideoFault } from './video-cues.ts';
import type { VideoChange } from './video-target.ts';
import { VIDEO_WORDS } from './video-words.ts';

/**
 * For tools without a negative prompt: replaces a known fault with what should be visible instead.
 * Anything else is returned as a change, since only the user can say what should be there.
 */
export function rewriteNegatives(negativePrompt: string, style: string): { presence: string; changes: VideoChange[] } {
  const isAnimated = findAnimation(style).length > 0;
  const faults = new Set<VideoFault>();
  const changes = splitList(negativePrompt).map((words): VideoChange => {
    const fault = faultIn(words);
    // An animated film must not be asked for lifelike surfaces.
    if (fault === null || (fault === 'cartoon' && isAnimated)) {
      return { field: 'negativePrompt', code: 'no_negative_prompt', words };
    }
    faults.add(fault);
    return { field: 'negativePrompt', code: 'rewritten_as_presence', words };
  });
  return { presence: [...new Set([...faults].map((fault) => VIDEO_WORDS.presence[fault]))].join(', '), changes };
}

function faultIn(words: string): VideoFault | null {
  const known = FAULT_FINDERS.find(([, find]) => find(words).length > 0)?.[0];
  // Excluding all people, or others, means that the subject is alone.
  return known ?? (findPeople(words).length > 0 ? 'crowd' : null);
}
