import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Addressee, PostalAddress } from '../../ui/postal-address.tsx';

type LegalPageProps = {
  title: string;
  lede: string;
  /** When the page was last changed, where it says so. */
  date?: string;
  parts: readonly { id: string; title: string; body: ReactNode }[];
  /** Who runs the site, where they have said so. */
  operator: Addressee | undefined;
};

/** A long page of rules or facts: its contents beside it where there is room, above it elsewhere. */
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
      <div className="grid items-start gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-labelledby="contents" className="border-s-3 border-line ps-4 lg:sticky lg:top-6">
          <h2 id="contents" className="text-base">
            {t('contents')}
          </h2>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="flex min-h-11 items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
                >
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {parts.map((part) => (
            <section key={part.id} aria-labelledby={part.id} className="grid gap-4">
              <h2 id={part.id} className="max-w-measure scroll-mt-6 text-xl md:text-2xl">
                {part.title}
              </h2>
              {part.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
