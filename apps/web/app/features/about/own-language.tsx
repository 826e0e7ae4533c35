import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DirectionBadge } from './direction-badge.tsx';

/** In which language the page stands, and how it runs. */
export function OwnLanguage() {
  const { t } = useTranslation('translationGuide');
  const { name, tag, direction } = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-s-6 border-primary bg-card px-4 py-3">
      <span className="text-ink-2">{t('current')}</span>
      <bdi lang={tag} className="font-semibold">
        {name}
      </bdi>
      <DirectionBadge direction={direction} isTight={false} />
    </p>
  );
}
