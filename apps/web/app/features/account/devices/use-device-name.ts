import type { AccountSession } from '@wordlamp/contract/account';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Named = Pick<AccountSession, 'browser' | 'system'>;

/** What a device is called, as far as its browser has told. */
export function useDeviceName(): (device: Named) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}
