import type { ReactNode } from 'react';

type TermListProps = { terms: readonly { id: string; term: ReactNode; meaning: string }[] };

/** Terms with what they mean, side by side where there is room. */
export function TermList({ terms }: TermListProps) {
  return (
    <dl className="grid border-t border-line">
      {terms.map(({ id, term, meaning }) => (
        <div key={id} className="grid gap-x-8 gap-y-1 border-b border-line py-3 @min-[40rem]:grid-cols-[1fr_3fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
