import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTimeUntil } from '../../i18n/use-time-until.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nextUtcMidnight } from '../../lib/clock-time.ts';
import { authPath } from '../../session/auth-path.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';

type LimitWaysProps = { usage: DailyUsage | undefined; onWriteHere(): void };

/** The options at the daily limit: write on the device, use an account's own count, or wait. */
export function LimitWays({ usage, onWriteHere }: LimitWaysProps) {
  const { t } = useTranslation('generator');
  const { code } = useLanguage();
  const { pathname } = useLocation();
  const limit = usage?.limit ?? DEFAULT_DAILY_LIMIT;
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-1.5">
        <Button tone="main" onClick={onWriteHere}>
          {t('writeHere')}
        </Button>
        <p className="text-sm text-ink-2">{t('writeHereNote')}</p>
      </div>
      {/* As in the header: CSS knows who is signed in before the page does. */}
      <div className="grid justify-items-start gap-1.5 in-data-[signed-in]:hidden">
        <Link to={authPath(code, { next: pathname })} className={buttonLook({ tone: 'quiet' })}>
          {t('limitSignIn')}
        </Link>
        <p className="text-sm text-ink-2">{t('limitSignInNote', { limit })}</p>
      </div>
      <ResetNote resetsAt={usage?.resetsAt ?? nextUtcMidnight(new Date()).toISOString()} />
    </div>
  );
}

function ResetNote({ resetsAt }: { resetsAt: string }) {
  const { t } = useTranslation('generator');
  const { duration, time, zone } = useTimeUntil(resetsAt);
  return duration !== undefined && <p className="text-sm text-ink-2">{t('quotaResetsIn', { duration, time, zone })}</p>;
}
