import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { useFactorName } from './use-factor-name.ts';
import type { VerifiedFactor } from './verified-factors.ts';

type FactorRowProps = { factor: VerifiedFactor; isLast: boolean };

/** A second factor, which can be removed. */
export function FactorRow({ factor, isLast }: FactorRowProps) {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const { user, auth, refreshUser } = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const name = useFactorName()(factor);
  const added = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(factor.createdAt));

  const removal = useAction(async () => {
    valueOrThrow(await auth.mfa.unenroll({ factorId: factor.id }));
    notify('success', t('factorRemoved'));
    // The session's token still claims a second factor; a new one is up to date.
    valueOrThrow(await auth.refreshSession());
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'recovery-codes') });
    await refreshUser();
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="grid">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-2">{t('addedOn', { date: added })}</span>
      </div>
      <Button tone="quiet" onClick={() => setIsAsking(true)} aria-label={t('removeFactor', { name })}>
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removeFactor', { name })}
          text={t(isLast ? 'removeLastText' : 'removeText')}
          label={t('remove')}
          action={removal}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
