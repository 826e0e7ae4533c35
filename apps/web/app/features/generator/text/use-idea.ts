import { useRef, useState } from 'react';
import { saveDraft } from '../../../lib/draft-storage.ts';
import { ideaProblem } from './idea-problem.ts';

/**
 * The visitor's idea, kept on the device as it is typed.
 * @param generator key of the draft
 */
export function useIdea(generator: string) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const problem = ideaProblem(text);

  function write(newText: string): void {
    setText(newText);
    setIsMissed(false);
    saveDraft(generator, newText);
  }

  return {
    fieldRef,
    text,
    write,
    problem,
    /** The problem that stands beside the field. An empty field is none before someone wanted to send it. */
    noted: problem === 'empty_input' && !isMissed ? undefined : problem,
    miss: () => setIsMissed(true),
  };
}
export type Idea = ReturnType<typeof useIdea>;
