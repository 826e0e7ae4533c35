import { useTranslation } from 'react-i18next';

type DirectionBadgeProps = { direction: 'ltr' | 'rtl' };

export function DirectionBadge({ direction }: DirectionBadgeProps) {
  const { t } = useTranslation('translationGuide');
  const look = direction === 'rtl' ? 'border-art-hue text-art-hue' : 'border-edge text-ink-2';
  return <span className={`rounded-chip border px-3 py-0.5 text-sm ${look}`}>{t(`direction.${direction}`)}</span>;
}
