import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { findPosts } from './find-posts.ts';
import type { KeptList } from './kept-slugs.ts';
import type { ListedPost } from './post.ts';
import { PostCard } from './post-card.tsx';
import { PostFilters } from './post-filters.tsx';
import { EVERY_POST, readPostQuery } from './post-query.ts';
import { PostSearch, SEARCH_FIELD_ID } from './post-search.tsx';
import { useKeptSlugs } from './use-kept-slugs.ts';

type PostListProps = { posts: readonly ListedPost[] };

/** All posts, or those that the address asks for. The built page knows no such question and shows all. */
export function PostList({ posts }: PostListProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const { search } = useLocation();
  const [now] = useState(() => new Date());
  const query = useIsHydrated() ? readPostQuery(search) : EVERY_POST;
  const saved = useKeptSlugs('saved');
  const found = findPosts(posts, query, saved, now);
  const count = useRef<HTMLParagraphElement>(null);

  function keepFocus(list: KeptList): void {
    // The card goes away with the button that has the focus.
    if (list === 'saved' && query.isSavedOnly) count.current?.focus();
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-6 noscript:hidden">
        <PostSearch query={query} />
        <PostFilters query={query} />
      </div>
      <noscript>
        <p className="text-sm text-ink-2">{t('scriptNeeded')}</p>
      </noscript>
      <p ref={count} role="status" tabIndex={-1} className="font-semibold tabular-nums">
        {found.length === 0 ? t('empty') : t('postCount', { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="grid justify-items-start gap-3">
          {query.isSavedOnly && saved.length === 0 && <p className="text-ink-2">{t('emptySaved')}</p>}
          <Link
            to={pathOf('community', code)}
            preventScrollReset
            onClick={() => document.getElementById(SEARCH_FIELD_ID)?.focus()}
            className={buttonLook({ tone: 'quiet' })}
          >
            {t('clearFilters')}
          </Link>
        </div>
      )}
      <ul className="grid gap-6 lg:grid-cols-2">
        {found.map((post) => (
          <li key={post.slug} className="grid grid-cols-[minmax(0,1fr)]">
            <PostCard post={post} onToggled={keepFocus} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('keptNote')}</p>
    </div>
  );
}
