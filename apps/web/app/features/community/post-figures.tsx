import { useTranslation } from '../../i18n/use-translation.ts';
import type { Post } from './post.ts';
import { useKeptSlugs } from './use-kept-slugs.ts';

/** Fewer opens say nothing about an example. */
const FEWEST_OPENS = 20;

type PostFiguresProps = {
  post: Pick<Post, 'slug' | 'tags' | 'likes' | 'comments' | 'shares'>;
  /** How often its example was opened; undefined if that is not known. */
  opens: number | undefined;
};

/** Tags, and the counts that there are; the visitor's own like is one more. */
export function PostFigures({ post: { slug, tags, likes, comments, shares }, opens = 0 }: PostFiguresProps) {
  const { t } = useTranslation('community');
  const isLiked = useKeptSlugs('likes').includes(slug);
  const counts = [
    likes !== undefined && t('likes', { count: isLiked ? likes + 1 : likes }),
    comments !== undefined && t('comments', { count: comments }),
    shares !== undefined && t('shares', { count: shares }),
  ].filter((text) => text !== false);
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <ul aria-label={t('tagsLabel')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="bg-sunk px-2">
              {tag}
            </li>
          ))}
        </ul>
        {/* Last in its line, so that nothing moves when it comes to be known. */}
        {opens >= FEWEST_OPENS && <bdi className="tabular-nums">{t('opened', { count: opens })}</bdi>}
      </div>
      {counts.length > 0 && (
        <p className="flex flex-wrap gap-x-4 tabular-nums">
          {counts.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
    </div>
  );
}
