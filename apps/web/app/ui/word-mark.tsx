import { WORD_MARK } from '@wordlamp/contract/word-mark';

type WordMarkProps = { name: string };

/** The product's name, drawn: it looks the same in every language and before any font is there. */
export function WordMark({ name }: WordMarkProps) {
  return (
    <svg viewBox={WORD_MARK.viewBox} role="img" aria-label={name} className="h-5 w-auto shrink-0 fill-ink">
      <path d={WORD_MARK.path} />
    </svg>
  );
}
