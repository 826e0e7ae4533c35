import type { FoldedText } from '../text/fold-text.ts';
import type { IdeaReading } from './read-idea.ts';

type ReadText = Pick<IdeaReading, 'folded' | 'visible'>;

/**
 * The same search, but once for all readings of one text: those that differ only in what was settled share its folded
 * form. Nobody may change what it returns.
 */
export function oncePerText<Words extends object, Result>(
  search: (visible: string, words: Words) => Result,
): (reading: ReadText, words: Words) => Result {
  const known = new WeakMap<FoldedText, { visible: string; words: Words; result: Result }>();
  return ({ folded, visible }, words) => {
    const last = known.get(folded);
    if (last !== undefined && last.words === words && last.visible === visible) return last.result;
    const result = search(visible, words);
    known.set(folded, { visible, words, result });
    return result;
  };
}
