import type { ReactNode } from 'react';

type PageSectionProps = { id: string; title: string; children: ReactNode };

/** A part of a page under its own heading. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="below-first-screen grid gap-4 border-t border-line pt-6 md:gap-6 md:pt-12">
      <h2 id={id} className="max-w-measure text-xl md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
