import { WORD_MARK } from '@wordlamp/contract/word-mark';
import type { ReactNode } from 'react';

const ID = 'word-mark';

type WordMarkProps = { name: string };

/** The product's name, drawn: it looks the same in every language and before any font is there. Once a page. */
export function WordMark({ name }: WordMarkProps) {
  return (
    <Drawing name={name}>
      <path id={ID} d={WORD_MARK.path} />
    </Drawing>
  );
}

/** The same drawing at the top of a page, where its path would keep the heading waiting. */
export function WordMarkAbove({ name }: WordMarkProps) {
  return (
    <Drawing name={name}>
      <use href={`#${ID}`} />
    </Drawing>
  );
}

function Drawing({ name, children }: WordMarkProps & { children: ReactNode }) {
  return (
    <svg viewBox={WORD_MARK.viewBox} role="img" aria-label={name} className="h-5 w-auto shrink-0 fill-ink">
      {children}
    </svg>
  );
}
