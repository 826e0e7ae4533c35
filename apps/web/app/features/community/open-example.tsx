import { useTranslation } from '../../i18n/use-translation.ts';
import { TryLink } from '../../reading/try-link.tsx';
import type { ButtonTone } from '../../ui/button-look.ts';
import type { Post } from './post.ts';
import { countOpen } from './use-post-opens.ts';

type OpenExampleProps = { post: Pick<Post, 'slug' | 'title' | 'example'>; tone: ButtonTone };

/** Opens the example of a post in its generator, and counts that. */
export function OpenExample({ post: { slug, title, example }, tone }: OpenExampleProps) {
  const { t } = useTranslation('community');
  if (example === undefined) return null;
  return (
    <TryLink
      tool={example.tool}
      idea={example.idea}
      tone={tone}
      label={t('openExample')}
      name={t('about', { action: t('openExample'), title })}
      onTry={() => countOpen(slug)}
    />
  );
}
