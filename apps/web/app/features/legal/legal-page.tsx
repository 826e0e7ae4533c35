import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WithContents } from '../../reading/with-contents.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Addressee, PostalAddress } from '../../ui/postal-address.tsx';

type LegalPageProps = {
  title: string;
  lede: string;
  /** When the page was last changed, where it says so. */
  date?: string;
  parts: readonly { id: string; title: string; body: ReactNode }[];
  /** The site's operator, if configured. */
  operator: Addressee | undefined;
};

/** A long page of rules or facts: its contents next to it if there is room, else above it. */
export function LegalPage({ title, lede, date, parts: own, operator }: LegalPageProps) {
  const { t } = useTranslation('reading');
  const imprint = operator && {
    id: 'operator',
    title: t('operatorTitle'),
    body: <PostalAddress addressee={operator} />,
  };
  const parts = imprint ? [...own, imprint] : own;
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={title} lede={lede}>
        {date !== undefined && <p className="text-sm text-ink-2">{date}</p>}
      </PageHeader>
      <WithContents parts={parts}>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id} className="grid gap-4">
            <h2 id={part.id} className="max-w-measure scroll-mt-6 text-xl md:text-2xl">
              {part.title}
            </h2>
            {part.body}
          </section>
        ))}
      </WithContents>
    </div>
  );
}
