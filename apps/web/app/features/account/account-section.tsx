import type { ReactNode } from 'react';

type AccountSectionProps = { id: string; title: string; text: string; children: ReactNode };

/** A part of the account: what it is about, and beside it what can be done. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        <p className="max-w-measure text-sm text-ink-2">{text}</p>
      </div>
      <div className="sheet-corner @container grid min-w-0 content-start gap-6 border border-line border-s-6 border-s-primary bg-card p-5 md:p-8">
        {children}
      </div>
    </section>
  );
}
