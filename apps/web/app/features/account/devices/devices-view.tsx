import type { AccountSession } from '@wordlamp/contract/account';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { Loaded } from '../loaded.tsx';
import { useAccountQuery } from '../use-account-query.ts';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { DeviceRow } from './device-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The devices that are signed in, with ways to sign them out. */
export function DevicesView() {
  const { calls } = useAccount();
  const query = useAccountQuery('sessions', calls.listSessions);
  return <Loaded query={query}>{({ sessions }) => <KnownDevices sessions={sessions} />}</Loaded>;
}

type KnownDevicesProps = { sessions: readonly AccountSession[] };

function KnownDevices({ sessions }: KnownDevicesProps) {
  const { t } = useTranslation('account');
  const { user, auth } = useAccount();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  const endingOthers = useAction(async () => {
    valueOrThrow(await auth.signOut({ scope: 'others' }).then(({ error }) => ({ data: null, error })));
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'sessions') });
    notify('success', t('othersSignedOut'));
    list.current?.focus();
  });

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('devicesTitle')} className="grid border-t border-line">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onSignedOut={() => list.current?.focus()} />
        ))}
      </ul>
      <ActionProblem text={endingOthers.problem} />
      <div className="flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <BusyButton
            tone="quiet"
            onClick={() => endingOthers.run()}
            isBusy={endingOthers.isBusy}
            busy={t('signingOut')}
          >
            {t('signOutOthers')}
          </BusyButton>
        )}
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          {t('signOutEverywhere')}
        </Button>
      </div>
      {isAsking && <SignOutEverywhere onClose={() => setIsAsking(false)} />}
    </>
  );
}
