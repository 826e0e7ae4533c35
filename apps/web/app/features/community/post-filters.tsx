import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterLink } from './filter-link.tsx';
import { POST_CATEGORIES } from './post.ts';
import type { PostQuery, PostSort } from './post-query.ts';

type PostFiltersProps = {
  query: PostQuery;
  /** The orders that the posts have figures for. */
  sorts: readonly PostSort[];
};

/** Categories, the visitor's own saved posts, and the order where there is a choice. */
export function PostFilters({ query, sorts }: PostFiltersProps) {
  const { t } = useTranslation('community');
  return (
    <div className="grid gap-3">
      <nav aria-label={t('categoriesLabel')} className="flex flex-wrap gap-2">
        {(['all', ...POST_CATEGORIES] as const).map((category) => (
          <FilterLink
            key={category}
            look="chip"
            query={{ ...query, category }}
            isCurrent={query.category === category}
            label={t(`categoryLabel.${category}`)}
          />
        ))}
        <FilterLink
          look="chip"
          query={{ ...query, isSavedOnly: !query.isSavedOnly }}
          isCurrent={query.isSavedOnly}
          label={t('savedOnly')}
        />
      </nav>
      {sorts.length > 1 && (
        <nav aria-labelledby="post-sort" className="flex flex-wrap items-center gap-x-5 border-b border-line">
          <span id="post-sort" className="text-sm font-semibold">
            {t('sortLabel')}
          </span>
          {sorts.map((sort) => (
            <FilterLink
              key={sort}
              look="tab"
              query={{ ...query, sort }}
              isCurrent={query.sort === sort}
              label={t(`sortOption.${sort}`)}
            />
          ))}
        </nav>
      )}
    </div>
  );
}
