import type { CodeAction, CodeReport } from './code-report.ts';

/** From here on, a review helps a reader more than a walk-through. */
const MANY_LINES = 80;
const DEEP_NESTING = 4;

/** What to do with code that comes without instructions. */
export function chooseAction({ notes, todos, tests, lines, nesting }: CodeReport): CodeAction {
  if (notes.some(({ id }) => id === 'stack-trace' || id === 'failed-assertion')) return 'debug';
  if (todos.length > 0) return 'complete';
  if (tests > 0) return 'extend_tests';
  return lines > MANY_LINES || nesting > DEEP_NESTING ? 'review' : 'explain_and_review';
}
