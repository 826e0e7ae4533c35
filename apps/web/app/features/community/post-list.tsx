import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { findPosts } from './find-posts.ts';
import type { KeptList } from './kept-slugs.ts';
import { NoPosts } from './no-posts.tsx';
import type { ListedPost } from './post.ts';
import { PostCard } from './post-card.tsx';
import { PostCount } from './post-count.tsx';
import { PostFilters } from './post-filters.tsx';
import { EVERY_POST, type PostSort, postSearch, readPostQuery } from './post-query.ts';
import { PostSearch } from './post-search.tsx';
import { useKeptSlugs } from './use-kept-slugs.ts';
import { usePostOpens } from './use-post-opens.ts';
import { useUnsaving } from './use-unsaving.ts';

/** How many posts are shown before more are asked for. */
const FIRST_POSTS = 6;

type PostListProps = {
  posts: readonly ListedPost[];
  /** The orders that the posts have figures for. */
  sorts: readonly PostSort[];
};

/** All posts, or those that the address asks for. The built page knows no such question and has all. */
export function PostList({ posts, sorts }: PostListProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const { search } = useLocation();
  const [now] = useState(() => new Date());
  const query = useIsHydrated() ? readPostQuery(search, sorts) : EVERY_POST;
  const saved = useKeptSlugs('saved');
  const unsaving = useUnsaving();
  const opens = usePostOpens();
  const found = findPosts(posts, query, { saved, opens, now });
  const isCut = !query.isWhole && found.length > FIRST_POSTS;
  const countRef = useRef<HTMLParagraphElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const wantsMoreRef = useRef(false);

  useEffect(() => {
    if (isCut || !wantsMoreRef.current) return;
    wantsMoreRef.current = false;
    // To the first of the newly shown posts, since the link is gone.
    listRef.current?.children[FIRST_POSTS]?.querySelector('a')?.focus();
  }, [isCut]);

  function keepFocus(list: KeptList, slug: string): void {
    if (list !== 'saved' || !query.isSavedOnly) return;
    unsaving.offer(slug);
    // The card disappears with the focused button.
    countRef.current?.focus();
  }
  function undo(): void {
    unsaving.undo();
    countRef.current?.focus();
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-6 noscript:hidden">
        <PostSearch query={query} />
        <PostFilters query={query} sorts={sorts} />
      </div>
      <noscript>
        <p className="text-sm text-ink-2">{t('scriptNeeded')}</p>
      </noscript>
      <PostCount
        countRef={countRef}
        found={found.length}
        first={isCut ? FIRST_POSTS : undefined}
        unsaving={query.isSavedOnly ? { ...unsaving, undo } : undefined}
      />
      {found.length === 0 && <NoPosts isNothingSaved={query.isSavedOnly && saved.length === 0} />}
      <ul ref={listRef} className="grid gap-6 lg:grid-cols-2">
        {found.map((post, index) => (
          <li
            key={post.slug}
            className={`${isCut && index >= FIRST_POSTS ? 'hidden noscript:grid' : 'grid'} grid-cols-[minmax(0,1fr)]`}
          >
            <PostCard post={post} opens={opens?.opens[post.slug]} onToggled={keepFocus} />
          </li>
        ))}
      </ul>
      {isCut && (
        <Link
          to={pathOf('community', code) + postSearch({ ...query, isWhole: true })}
          preventScrollReset
          onClick={() => {
            wantsMoreRef.current = true;
          }}
          className={`${buttonLook({ tone: 'quiet' })} justify-self-start noscript:hidden`}
        >
          {t('showMore')}
        </Link>
      )}
      <p className="text-sm text-ink-2">{t('keptNote')}</p>
    </div>
  );
}
