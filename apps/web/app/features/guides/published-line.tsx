import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type PublishedLineProps = {
  /** ISO date. */
  published: string;
  category: string;
  minutes: number;
};

export function PublishedLine({ published, category, minutes }: PublishedLineProps) {
  const { t } = useTranslation('reading');
  const { tag } = useLanguage();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(published));
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
      <span className="font-medium">{category}</span>
      <time dateTime={published}>{date}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  );
}
