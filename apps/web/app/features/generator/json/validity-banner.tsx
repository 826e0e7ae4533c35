import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { JsonVerdict } from './judge-json.ts';
import { useVerdictWords } from './use-verdict-words.ts';

type ValidityBannerProps = { verdict: JsonVerdict };

/** Shows whether the result is a JSON object, and if not, why and where. Hidden for an empty one. */
export function ValidityBanner({ verdict }: ValidityBannerProps) {
  const { t } = useTranslation('jsonGenerator');
  const { reasonOf } = useVerdictWords();
  if (verdict.status === 'empty') return null;
  if (verdict.status === 'object')
    return (
      <p className="flex items-center gap-2 border-s-3 border-ok py-1 ps-3 text-sm font-medium text-ok">
        <Icon name="check" />
        {t('validBanner')}
      </p>
    );
  return (
    <div className="flex gap-2 border-s-3 border-danger py-1 ps-3 text-sm text-danger">
      <Icon name="warning" className="mt-px" />
      <p>
        <strong className="block font-semibold">{t('invalidBanner')}</strong>
        <span>{reasonOf(verdict)}</span>
      </p>
    </div>
  );
}
