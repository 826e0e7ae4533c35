import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { CATEGORY_DRAWINGS } from './category-drawings.ts';
import { type Criteria, writeCriteria } from './criteria.ts';
import { CATEGORIES, type Category, type Template } from './template.ts';

type CategoryTilesProps = {
  templates: readonly Template[];
  criteria: Criteria;
  onChosen(): void;
};

/**
 * The categories, each with how many templates it has. Links, so that a press before the app starts is not lost: the app
 * reads the address. The one that is chosen leads back to all.
 */
export function CategoryTiles({ templates, criteria, onChosen }: CategoryTilesProps) {
  const { t } = useTranslation('templates');
  const { code } = useLanguage();
  const searchFor = (category: Category) =>
    writeCriteria({ ...criteria, category: criteria.category === category ? 'all' : category });
  return (
    <nav aria-label={t('figureCategories')} className="noscript:hidden">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
        {CATEGORIES.map((category) => (
          <li key={category} className="grid grid-cols-[minmax(0,1fr)]">
            <Link
              to={{ pathname: pathOf('templates', code), search: searchFor(category) }}
              replace
              preventScrollReset
              aria-current={criteria.category === category || undefined}
              onClick={onChosen}
              className="sheet-corner grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border border-line bg-card p-3 leading-snug hover:border-edge hover:bg-sunk md:flex md:flex-col md:items-start md:gap-1.5 md:p-4 aria-[current]:border-primary aria-[current]:bg-text-tint aria-[current]:inset-ring aria-[current]:inset-ring-primary"
            >
              <Drawing shape={CATEGORY_DRAWINGS[category]} hue="text" className="size-8 md:size-12" />
              <span className="col-span-2 row-start-2 min-w-0 text-sm font-semibold hyphens-auto wrap-break-word md:text-base">
                {t(`category.${category}`)}
              </span>
              <span className="text-sm text-ink-2 tabular-nums">
                {t('figure', { value: templates.filter((template) => template.category === category).length })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
