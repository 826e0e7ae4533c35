import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { TOAST_MS, VISIBLE_TOASTS } from '../lib/library-numbers.ts';
import { notices } from '../lib/notify.ts';
import { Toaster } from '../ui/toaster.tsx';

/** The place where notices appear, on every page. */
export function Notices() {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  return (
    <Toaster
      source={notices}
      label={t('noticesLabel')}
      direction={direction}
      durationMs={TOAST_MS}
      visibleToasts={VISIBLE_TOASTS}
    />
  );
}
