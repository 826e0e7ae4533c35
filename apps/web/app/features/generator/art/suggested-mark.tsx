import { useTranslation } from '../../../i18n/use-translation.ts';

/** Tells a proposal from a choice, at each place where both can stand. */
export function SuggestedMark() {
  const { t } = useTranslation('artGenerator');
  return <span className="rounded-[2px] bg-lamp/40 px-1.5 text-xs font-normal">{t('suggested')}</span>;
}
