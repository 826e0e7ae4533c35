import { useTranslation } from 'react-i18next';
import type { Post } from './post.ts';
import { useKeptSlugs } from './use-kept-slugs.ts';

type PostFiguresProps = { post: Pick<Post, 'slug' | 'tags' | 'likes' | 'comments' | 'shares'> };

/** Tags and counts; the visitor's own like is one more. */
export function PostFigures({ post: { slug, tags, likes, comments, shares } }: PostFiguresProps) {
  const { t } = useTranslation('community');
  const isLiked = useKeptSlugs('likes').includes(slug);
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <ul aria-label={t('tagsLabel')} className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="bg-sunk px-2">
            {tag}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>{t('likes', { count: isLiked ? likes + 1 : likes })}</span>
        <span>{t('comments', { count: comments })}</span>
        <span>{t('shares', { count: shares })}</span>
      </p>
    </div>
  );
}
