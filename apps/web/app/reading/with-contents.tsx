import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { ContentsList, type ContentsPart } from './contents-list.tsx';
import { useCurrentPart } from './use-current-part.ts';

type WithContentsProps = { parts: readonly ContentsPart[]; children: ReactNode };

/** A long text with its contents next to it if there is room, else collapsed above it. */
export function WithContents({ parts, children }: WithContentsProps) {
  const { t } = useTranslation('reading');
  const current = useCurrentPart(parts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,45em)_minmax(13rem,1fr)] lg:gap-16">
      <nav
        aria-label={t('contents')}
        className="lg:sticky lg:top-6 lg:order-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
      >
        <details className="group border-y border-line lg:hidden">
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            {t('contents')}
            <Icon name="chevron" className="text-ink-3 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-4">
            <ContentsList parts={parts} current={current} />
          </div>
        </details>
        <div className="grid gap-2 max-lg:hidden">
          <p className="font-display text-base font-semibold">{t('contents')}</p>
          <ContentsList parts={parts} current={current} />
        </div>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12">{children}</div>
    </div>
  );
}
