import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FailedQuery } from './failed-query.tsx';
import { useAction } from './use-action.ts';

type LoadedProps<T> = { query: UseQueryResult<T>; children(value: T): ReactNode };

/** What a query brought, or that it is on its way, or why it could not be had, with the way to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation('account');
  // As an action, so that a code of the second factor is asked for where one is wanted.
  const again = useAction(async () => {
    await query.refetch({ throwOnError: true });
  });
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedQuery query={query} onAgain={() => again.run()} />;
  return (
    <p role="status" className="flex min-h-11 items-center gap-3 text-ink-2">
      <Spinner />
      {t('loading')}
    </p>
  );
}
