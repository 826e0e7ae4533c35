import { useTranslation } from '../../i18n/use-translation.ts';

type DirectionBadgeProps = {
  direction: 'ltr' | 'rtl';
  /** If there is little room, only shows the abbreviation. */
  isTight: boolean;
};

export function DirectionBadge({ direction, isTight }: DirectionBadgeProps) {
  const { t } = useTranslation('translationGuide');
  const look = direction === 'rtl' ? 'border-art-hue text-art-hue' : 'border-edge text-ink-2';
  return (
    <span className={`inline-block rounded-chip border px-3 py-0.5 text-sm whitespace-nowrap ${look}`}>
      {isTight && <span className="md:hidden">{t(`directionShort.${direction}`)}</span>}
      <span className={isTight ? 'max-md:hidden' : ''}>{t(`direction.${direction}`)}</span>
    </span>
  );
}
