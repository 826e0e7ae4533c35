import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Block, partsOf } from '../../reading/block.ts';
import { Prose } from '../../reading/prose.tsx';
import { WithContents } from '../../reading/with-contents.tsx';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { type ArticleCategory, CATEGORY_TOOLS } from './category-tools.ts';
import { NextGuides } from './next-guides.tsx';
import { PublishedLine } from './published-line.tsx';

type ArticlePageProps = {
  guide: {
    title: string;
    description: string;
    published: string;
    category: ArticleCategory;
    minutes: number;
    blocks: readonly Block[];
  };
  next: readonly { slug: string; title: string; minutes: number }[];
};

/** An article of the blog. */
export function ArticlePage({ guide, next }: ArticlePageProps) {
  const { t } = useTranslation(['blog', 'shell']);
  const { code } = useLanguage();
  const { hue, tools } = CATEGORY_TOOLS[guide.category];
  return (
    <article className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <header className="grid max-w-measure gap-4">
        <h1 className="text-2xl md:text-3xl">{guide.title}</h1>
        <PublishedLine
          published={guide.published}
          category={t(`categoryLabel.${guide.category}`)}
          minutes={guide.minutes}
        />
        <p className="text-ink-2 md:text-lg">{guide.description}</p>
      </header>
      <WithContents parts={partsOf(guide.blocks)}>
        <Prose blocks={guide.blocks} hue={hue} />
        <section
          aria-labelledby="call"
          className="grid max-w-measure justify-items-start gap-3 border-s-6 border-primary bg-sunk p-6"
        >
          <h2 id="call" className="text-xl">
            {t('callTitle')}
          </h2>
          <p className="text-ink-2">{t('callText')}</p>
          <div className="flex flex-wrap gap-3">
            {tools.map(({ page, label }, index) => (
              <Link key={page} to={pathOf(page, code)} className={buttonLook({ tone: index === 0 ? 'main' : 'quiet' })}>
                {t(`shell:${label}`)}
              </Link>
            ))}
          </div>
        </section>
        <NextGuides list="blog" listLabel={t('backToList')} next={next} />
      </WithContents>
    </article>
  );
}
