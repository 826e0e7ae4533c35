import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { starsOf, type Template } from './template.ts';

type TemplateFactsProps = {
  template: Template;
  /** Undefined until the server has answered. 0 is not shown. */
  uses: number | undefined;
};

/** Small print of a template: what its editors think of it, for whom and what it is, and how often it was used. */
export function TemplateFacts({ template, uses }: TemplateFactsProps) {
  const { t } = useTranslation('templates');
  const { category, difficulty, model, rating, tags } = template;
  return (
    <div className="grid gap-3 text-sm text-ink-2">
      <div className="grid gap-1">
        <p className="flex items-start gap-1.5 tabular-nums">
          <Icon name="star" className="mt-0.5 size-4 text-warn" />
          {t('ratingOf', { value: starsOf(rating) })}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <bdi>{t('madeFor', { model })}</bdi>
          {/* Last in its line, so that nothing moves when it comes to be known. */}
          {uses !== undefined && uses > 0 && <bdi className="tabular-nums">{t('uses', { count: uses })}</bdi>}
        </p>
      </div>
      <ul aria-label={t('tagsLabel')} className="flex flex-wrap gap-1.5">
        {[t(`category.${category}`), t(`difficulty.${difficulty}`)].map((word) => (
          <li key={word} className="rounded-chip border border-edge px-2.5 py-0.5 text-xs text-ink">
            {word}
          </li>
        ))}
        {tags.map((tag) => (
          <li key={tag} className="rounded-chip bg-sunk px-2.5 py-0.5 text-xs">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
