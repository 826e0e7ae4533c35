import { splitPlaceholders } from './split-placeholders.ts';

type MarkedTextProps = { text: string };

/** A text with its [placeholders] marked. The mark takes no room, so that lines break as they do without it. */
export function MarkedText({ text }: MarkedTextProps) {
  return splitPlaceholders(text).map(({ text: part, isPlaceholder, start }) =>
    isPlaceholder ? <mark key={start}>{part}</mark> : part,
  );
}
