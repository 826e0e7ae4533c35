import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way to the text generator, in its hue. */
export function TextToolCard() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  return (
    <Link
      to={pathOf('aiGenerator', code)}
      className="group flex max-w-measure gap-4 rounded-control border border-edge bg-card p-5 hover:bg-text-tint"
    >
      <Icon name="text" className="mt-1 text-text-hue" />
      <div className="grid gap-1">
        <p className="font-semibold underline-offset-4 group-hover:underline">{t('textToolOpen')}</p>
        <p className="text-ink-2">{t('textToolHint')}</p>
      </div>
    </Link>
  );
}
