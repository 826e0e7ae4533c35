import type { Block } from '../../reading/block.ts';
import { Prose } from '../../reading/prose.tsx';

type PostPageProps = { post: { title: string; blocks: readonly Block[] } };

/** One post of the community. */
export function PostPage({ post }: PostPageProps) {
  return (
    <article className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <h1 className="text-2xl md:text-3xl">{post.title}</h1>
      <Prose blocks={post.blocks} hue="text" />
    </article>
  );
}
