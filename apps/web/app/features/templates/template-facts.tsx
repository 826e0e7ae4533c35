import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { starsOf, type Template } from './template.ts';

type TemplateFactsProps = {
  template: Template;
  /** Undefined until the server has said it. */
  uses: number | undefined;
};

/** Small print of a template: for whom and what it is, and how it does. */
export function TemplateFacts({ template, uses }: TemplateFactsProps) {
  const { t } = useTranslation('templates');
  const { category, difficulty, model, rating, tags } = template;
  const stars = starsOf(rating);
  return (
    <div className="grid gap-3 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-1.5">
          <Icon name="star" className="size-4 text-warn" />
          <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
            {t('stars', { value: stars })}
          </span>
          <span className="sr-only">{t('ratingOf', { value: stars })}</span>
        </span>
        <bdi>{t('madeFor', { model })}</bdi>
        {/* Last, so that nothing moves when it comes to be known. */}
        <bdi className="tabular-nums">{uses === undefined ? t('usesUnknown') : t('uses', { count: uses })}</bdi>
      </p>
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
