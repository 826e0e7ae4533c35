import type { Factor } from '@supabase/supabase-js';
import { useTranslation } from '../../i18n/use-translation.ts';

type FactorChoiceProps = { factors: readonly Factor[]; chosen: Factor; onChoose(id: string): void };

export function FactorChoice({ factors, chosen, onChoose }: FactorChoiceProps) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('secondFactor.choice')}</legend>
      {factors.map((factor) => (
        <label key={factor.id} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="factor"
            checked={factor.id === chosen.id}
            onChange={() => onChoose(factor.id)}
            className="size-5 accent-primary"
          />
          <span>
            {t(factorWord(factor))}
            {factor.friendly_name && (
              <>
                {': '}
                <bdi>{factor.friendly_name}</bdi>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a second factor is called. */
function factorWord({ factor_type }: Factor): 'secondFactor.totp' | 'secondFactor.phone' {
  return factor_type === 'phone' ? 'secondFactor.phone' : 'secondFactor.totp';
}
