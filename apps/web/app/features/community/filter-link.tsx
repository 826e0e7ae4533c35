import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { type PostQuery, postSearch } from './post-query.ts';

const LOOK = {
  chip: 'rounded-chip border border-edge bg-card px-4 hover:bg-sunk aria-[current]:bg-primary aria-[current]:text-on-primary',
  tab: 'border-b-3 border-transparent px-1 text-ink-2 hover:text-ink aria-[current]:text-ink',
} as const;

type FilterLinkProps = { query: PostQuery; isCurrent: boolean; look: keyof typeof LOOK; label: string };

/**
 * Leads to the same page with another query. A link, so that it can be kept, and a press before the app starts is not lost: the
 * app reads the address. Without scripts PostList hides it.
 */
export function FilterLink({ query, isCurrent, look, label }: FilterLinkProps) {
  const { code } = useLanguage();
  return (
    <Link
      to={pathOf('community', code) + postSearch(query)}
      preventScrollReset
      aria-current={isCurrent || undefined}
      className={`inline-flex min-h-11 items-center text-sm aria-[current]:border-primary aria-[current]:font-semibold ${LOOK[look]}`}
    >
      {label}
    </Link>
  );
}
