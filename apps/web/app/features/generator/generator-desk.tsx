import type { ReactNode } from 'react';

type GeneratorDeskProps = {
  title: string;
  lede: string;
  /** The day's quota, shown next to the title. */
  quota: ReactNode;
  form: ReactNode;
  sheet: ReactNode;
  /** What is shown below both, across the page. */
  children: ReactNode;
};

/** The layout of all generators' pages: the title, the form next to the sheet (above it on phones), then sections. */
export function GeneratorDesk({ title, lede, quota, form, sheet, children }: GeneratorDeskProps) {
  return (
    <div className="@container mx-auto grid max-w-[98rem] gap-16 px-4 pt-5 pb-16 md:px-12 md:pt-6">
      <div className="grid gap-5">
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          {/* Its text wraps before the quota moves below it. */}
          <div className="min-w-0 grow basis-96">
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            <p className="mt-1.5 max-w-measure text-ink-2">{lede}</p>
          </div>
          {quota}
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[48rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[48rem]:gap-10">
          {form}
          {/* Reaches the end of the window, so that an arriving prompt moves nothing visible; sticks next to a long form. */}
          <div className="grid min-h-104 min-w-0 @min-[48rem]:sticky @min-[48rem]:top-6 @min-[48rem]:min-h-[min(calc(100svh-13rem),64rem)] @min-[48rem]:self-start">
            {sheet}
          </div>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page gap-16">{children}</div>
    </div>
  );
}
