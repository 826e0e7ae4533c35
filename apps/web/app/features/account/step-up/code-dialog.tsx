import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../../../session/auth-path.ts';
import { pathOf } from '../../../site-paths.ts';
import { FIELD_LOOK } from '../../../ui/field-look.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useAccount } from '../account-context.ts';
import { FactorCodeForm } from '../second-factor/factor-code-form.tsx';
import { useFactorName } from '../second-factor/use-factor-name.ts';
import { verifiedFactors } from '../second-factor/verified-factors.ts';

type CodeDialogProps = { onProved(): void; onClose(): void };

/** Asks for a code before something that needs the second factor. */
export function CodeDialog({ onProved, onClose }: CodeDialogProps) {
  const { t } = useTranslation('account');
  const { code: language } = useLanguage();
  const { user } = useAccount();
  const nameOf = useFactorName();
  const factors = verifiedFactors(user);
  const [chosen, setChosen] = useState(factors[0]?.id);
  const factor = factors.find(({ id }) => id === chosen);
  return (
    <Modal title={t('stepUpTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-ink-2">{t('stepUpText')}</p>
      {factors.length > 1 && (
        <label className="grid gap-2 font-semibold">
          {t('stepUpFactor')}
          <select
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            className={`${FIELD_LOOK} font-normal`}
          >
            {factors.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {factor && <FactorCodeForm key={factor.id} factor={factor} label={t('continue')} onVerified={onProved} />}
      <p className="text-sm text-ink-2">
        <Link
          to={authPath(language, { view: 'second-factor', next: pathOf('account', language) })}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('useRecoveryCode')}
        </Link>
      </p>
    </Modal>
  );
}
