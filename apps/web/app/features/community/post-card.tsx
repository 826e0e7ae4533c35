import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { entryPath } from '../../site-paths.ts';
import { HUE_EDGE } from '../../ui/hue.ts';
import { AuthorLine } from './author-line.tsx';
import type { KeptList } from './kept-slugs.ts';
import { OpenExample } from './open-example.tsx';
import { hueOf, type ListedPost } from './post.ts';
import { PostActions } from './post-actions.tsx';
import { PostFigures } from './post-figures.tsx';
import { PostMarks } from './post-marks.tsx';

type PostCardProps = {
  post: ListedPost;
  /** How often its example was opened; undefined if that is not known. */
  opens: number | undefined;
  onToggled(list: KeptList, slug: string): void;
};

/** A post in the list: what it is about, who wrote it and what can be done with it. */
export function PostCard({ post, opens, onToggled }: PostCardProps) {
  const { code } = useLanguage();
  return (
    <article
      className={`sheet-corner flex flex-col gap-4 border border-line border-s-6 bg-card p-5 md:p-6 ${HUE_EDGE[hueOf(post)]}`}
    >
      <PostMarks post={post} />
      <h3 className="text-xl">
        <Link
          to={entryPath('community', post.slug, code)}
          className="underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
        >
          {post.title}
        </Link>
      </h3>
      <AuthorLine post={post} />
      <p className="text-ink-2">{post.beginning}</p>
      <div className="mt-auto grid gap-4">
        <PostFigures post={post} opens={opens} />
        <div className="flex flex-wrap gap-2">
          <OpenExample post={post} tone="main" />
          <PostActions post={post} onToggled={onToggled} />
        </div>
      </div>
    </article>
  );
}
