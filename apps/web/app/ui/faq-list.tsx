import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FaqListProps = { entries: readonly { id: string; question: string; answer: ReactNode }[] };

/** Questions that open to their answers; they can be found in the page while they are closed. */
export function FaqList({ entries }: FaqListProps) {
  return (
    <div className="border-t border-line">
      {entries.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium md:min-h-14 md:text-lg marker:content-none">
            {question}
            <Icon name="chevron" className="text-ink-2 transition-transform group-open:rotate-180" />
          </summary>
          <div className="max-w-measure pb-5 text-ink-2">{answer}</div>
        </details>
      ))}
    </div>
  );
}
