import type { AccountSession } from '@wordlamp/contract/account';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { relativeWords } from '../../../lib/relative-words.ts';
import { useAuth } from '../../../session/use-auth.ts';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { timeAgo } from './time-ago.ts';

type Named = Pick<AccountSession, 'browser' | 'system'>;

type DeviceRowProps = { session: AccountSession; onSignedOut(): void };

/** A device that is signed in, and its way out. */
export function DeviceRow({ session, onSignedOut }: DeviceRowProps) {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const { user, calls } = useAccount();
  const { signOut } = useAuth();
  const name = useDeviceName()(session);
  const ago = timeAgo(session.lastUsedAt, new Date());
  const used = ago ? relativeWords(ago.value, ago.unit, tag) : t('justNow');
  const since = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(session.createdAt));

  async function endOther(): Promise<void> {
    await calls.signOutSession(session.id);
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'sessions') });
    notify('success', t('deviceSignedOut', { name }));
    onSignedOut();
  }

  const ending = useAction(async () => {
    if (session.isCurrent) await signOut('local');
    else await endOther();
  });

  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid">
          <span className="flex flex-wrap items-center gap-x-3 font-semibold">
            <bdi>{name}</bdi>
            {session.isCurrent && (
              <span className="rounded-chip border border-ok px-2 text-xs font-medium text-ok">{t('thisDevice')}</span>
            )}
          </span>
          <span className="text-sm text-ink-2">{t('deviceTimes', { used, since })}</span>
        </div>
        <BusyButton
          tone="quiet"
          onClick={() => ending.run()}
          isBusy={ending.isBusy}
          busy={t('signingOut')}
          aria-label={t('signOutDevice', { name })}
        >
          {t('signOut')}
        </BusyButton>
      </div>
      <ActionProblem text={ending.problem} />
    </li>
  );
}

/** The name of a device, as far as its browser reveals it. */
function useDeviceName(): (device: Named) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}
