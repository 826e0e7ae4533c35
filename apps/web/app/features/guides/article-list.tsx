import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { entryPath } from '../../site-paths.ts';
import { HUE_EDGE } from '../../ui/hue.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type ArticleCategory, CATEGORY_TOOLS } from './category-tools.ts';
import { PublishedLine } from './published-line.tsx';

type ArticleListProps = {
  articles: readonly {
    slug: string;
    title: string;
    description: string;
    published: string;
    category: ArticleCategory;
    minutes: number;
  }[];
};

/** The blog: a card for each article. */
export function ArticleList({ articles }: ArticleListProps) {
  const { t } = useTranslation('blog');
  const { code } = useLanguage();
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {articles.map(({ slug, title, description, published, category, minutes }) => (
          <li key={slug} className="grid">
            <Link
              to={entryPath('blog', slug, code)}
              className={`sheet-corner group grid content-start gap-3 border border-line border-s-6 bg-card p-6 hover:border-edge ${HUE_EDGE[CATEGORY_TOOLS[category].hue]}`}
            >
              <h2 className="pe-4 text-xl underline-offset-4 group-hover:underline">{title}</h2>
              <PublishedLine published={published} category={t(`categoryLabel.${category}`)} minutes={minutes} />
              <p className="text-ink-2">{description}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
