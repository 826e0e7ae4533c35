import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Block, partsOf } from '../../reading/block.ts';
import { Prose } from '../../reading/prose.tsx';
import { WithContents } from '../../reading/with-contents.tsx';
import { entryPath, pathOf } from '../../site-paths.ts';
import { HUE_TINT } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { AuthorLine } from './author-line.tsx';
import { ContactLink } from './contact-link.tsx';
import { OpenExample } from './open-example.tsx';
import { hueOf, type Post } from './post.ts';
import { PostActions } from './post-actions.tsx';
import { PostFigures } from './post-figures.tsx';
import { PostMarks } from './post-marks.tsx';
import { countOpen, usePostOpens } from './use-post-opens.ts';

type PostPageProps = { post: Post & { blocks: readonly Block[] }; next: { slug: string; title: string } };

/** One post of the community. */
export function PostPage({ post, next }: PostPageProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const opens = usePostOpens();
  const hue = hueOf(post);
  return (
    <article className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <header className="grid max-w-measure gap-4">
        <h1 className="text-2xl md:text-3xl">{post.title}</h1>
        <PostMarks post={post} />
        <AuthorLine post={post} />
        <PostFigures post={post} opens={opens?.opens[post.slug]} />
      </header>
      <WithContents parts={partsOf(post.blocks)}>
        {post.example && (
          <section aria-labelledby="idea" className={`grid justify-items-start gap-3 p-6 ${HUE_TINT[hue]}`}>
            <h2 id="idea" className="font-sans text-sm font-semibold text-ink-2">
              {t('ideaTitle')}
            </h2>
            <p dir="auto" className="text-lg leading-normal">
              {post.example.idea}
            </p>
            <OpenExample post={post} tone="main" />
          </section>
        )}
        <Prose blocks={post.blocks} hue={hue} onTry={() => countOpen(post.slug)} />
        <div className="grid max-w-measure gap-2">
          <PostActions post={post} />
          <p className="text-sm text-ink-2">{t('keptNote')}</p>
        </div>
        <section
          aria-labelledby="ask"
          className="grid max-w-measure justify-items-start gap-3 border-s-6 border-primary bg-sunk p-6"
        >
          <h2 id="ask" className="text-xl">
            {t('askTitle')}
          </h2>
          <p className="text-ink-2">{t('askText')}</p>
          <ContactLink
            category="support"
            subject={t('askAboutSubject', { title: post.title })}
            label={t('ask')}
            tone="quiet"
          />
        </section>
        <nav aria-labelledby="next" className="grid max-w-measure gap-3 border-t border-line pt-8">
          <h2 id="next" className="text-xl">
            {t('nextPost')}
          </h2>
          <Link
            to={entryPath('community', next.slug, code)}
            className="flex min-h-14 items-center border-b border-line py-2 font-medium underline-offset-4 hover:underline"
          >
            {next.title}
          </Link>
          <Link
            to={pathOf('community', code)}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            {t('backToList')}
            <Icon name="arrow" />
          </Link>
        </nav>
      </WithContents>
    </article>
  );
}
