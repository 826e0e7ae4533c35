import { useTranslation } from '../../../i18n/use-translation.ts';

/** Marks a proposal, wherever it could be taken for a choice. */
export function SuggestedMark() {
  const { t } = useTranslation('artGenerator');
  return <span className="rounded-[2px] bg-lamp/40 px-1.5 text-xs font-normal">{t('suggested')}</span>;
}
