import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { ActionProblem } from './action-problem.tsx';
import { BusyButton } from './busy-button.tsx';
import { failureCode } from './failure-code.ts';
import { useAction } from './use-action.ts';
import { useFailureText } from './use-failure-text.ts';

type LoadedProps<T> = { query: UseQueryResult<T>; children(value: T): ReactNode };

/** What a query brought, or that it is on its way, or why it could not be had, with the way to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation('account');
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedQuery query={query} />;
  return (
    <p role="status" className="flex min-h-11 items-center gap-3 text-ink-2">
      <Spinner />
      {t('loading')}
    </p>
  );
}

type FailedQueryProps = { query: Pick<UseQueryResult, 'error' | 'refetch'> };

function FailedQuery({ query }: FailedQueryProps) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  // As an action, so that a code of the second factor is asked for where one is wanted.
  const again = useAction(async () => {
    await query.refetch({ throwOnError: true });
  });
  const wantsCode = failureCode(query.error) === 'insufficient_aal';
  return (
    <div className="grid justify-items-start gap-4">
      <ActionProblem text={again.problem ?? failureText(query.error)} />
      <BusyButton tone="quiet" onClick={() => again.run()} isBusy={again.isBusy} busy={t('loading')}>
        {t(wantsCode ? 'enterCode' : 'tryAgain')}
      </BusyButton>
    </div>
  );
}
