import { useTranslation } from '../../i18n/use-translation.ts';
import { Figure } from '../../ui/figure.tsx';
import { sumUpTemplates } from './sum-up-templates.ts';
import type { Template, Uses } from './template.ts';

const MAX_STARS = 5;

type CollectionFiguresProps = { templates: readonly Template[]; uses: Uses };

/** The whole collection, whatever is looked for. */
export function CollectionFigures({ templates, uses }: CollectionFiguresProps) {
  const { t } = useTranslation('templates');
  const sum = sumUpTemplates(templates, uses);
  const figures = [
    { label: t('figureTemplates'), value: t('figure', { value: sum.templates }) },
    { label: t('figureRating'), value: t('starsOfFive', { value: sum.stars, most: MAX_STARS }) },
    { label: t('figureCategories'), value: t('figure', { value: sum.categories }) },
  ];
  // Last, so that nothing moves when they come to be known.
  if (sum.uses !== undefined && sum.uses > 0)
    figures.push({ label: t('figureUses'), value: t('figure', { value: sum.uses }) });
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('figuresTitle')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-[repeat(4,minmax(7rem,max-content))]">
        {figures.map(({ label, value }) => (
          <Figure key={label} label={label} value={value} isOver={false} />
        ))}
      </dl>
    </section>
  );
}
