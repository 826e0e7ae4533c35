import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionProblem } from './action-problem.tsx';
import { BusyButton } from './busy-button.tsx';
import { failureCode } from './failure-code.ts';
import { useFailureText } from './use-failure-text.ts';

type FailedQueryProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching'>;
  /** Asks once more. */
  onAgain(): void;
};

/** Why something could not be had, with the way to try again. */
export function FailedQuery({ query, onAgain }: FailedQueryProps) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [text, setText] = useState<string>();
  const explain = useEffectEvent(async (error: unknown) => setText(await failureText(error)));
  useEffect(() => {
    explain(query.error);
  }, [query.error]);
  const wantsCode = failureCode(query.error) === 'insufficient_aal';
  return (
    <div className="grid justify-items-start gap-4">
      <ActionProblem text={text} />
      <BusyButton tone="quiet" onClick={onAgain} isBusy={query.isFetching} busy={t('loading')}>
        {t(wantsCode ? 'enterCode' : 'tryAgain')}
      </BusyButton>
    </div>
  );
}
