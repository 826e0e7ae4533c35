import { useTranslation } from '../../i18n/use-translation.ts';
import type { Post } from './post.ts';

type PostMarksProps = { post: Pick<Post, 'category' | 'pinned' | 'featured'> };

/** What kind of post it is, and whether the editors put it forward. */
export function PostMarks({ post: { category, pinned, featured } }: PostMarksProps) {
  const { t } = useTranslation('community');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pe-6 text-sm text-ink-2">
      <span className="rounded-chip border border-edge px-3 py-0.5">{t(`categoryLabel.${category}`)}</span>
      {pinned && <span className="font-semibold text-ink">{t('pinned')}</span>}
      {featured && <span className="font-semibold text-ink">{t('featured')}</span>}
    </p>
  );
}
