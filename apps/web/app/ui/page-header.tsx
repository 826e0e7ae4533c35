import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; lede: string; children?: ReactNode };

/** What a page is called and what it is for, with the first thing to do there. */
export function PageHeader({ title, lede, children }: PageHeaderProps) {
  return (
    <header className="grid justify-items-start gap-4">
      <h1 className="max-w-[20em] text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-measure text-ink-2 md:text-lg">{lede}</p>
      {children}
    </header>
  );
}
