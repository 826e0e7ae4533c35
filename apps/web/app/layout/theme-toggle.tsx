import { useTranslation } from '../i18n/use-translation.ts';
import { TOOLTIP_DELAY_MS } from '../lib/library-numbers.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

// CSS shows the one of the current theme: the page is built before the theme is known.
const STATES = [
  { icon: 'screen', label: 'themeSystem', look: 'in-data-[theme=dark]:hidden in-data-[theme=light]:hidden' },
  { icon: 'sun', label: 'themeLight', look: 'hidden in-data-[theme=light]:inline' },
  { icon: 'moon', label: 'themeDark', look: 'hidden in-data-[theme=dark]:inline' },
] as const;

/** Pressing it is handled by the head script, before and without the app. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const labels = STATES.map(({ label, look }) => (
    <span key={label} className={look}>
      {t(label)}
    </span>
  ));
  return (
    <Tooltip delayMs={TOOLTIP_DELAY_MS} text={labels}>
      <button type="button" data-theme-toggle="" className={buttonLook({ tone: 'icon', className: 'noscript:hidden' })}>
        {STATES.map(({ icon, look }) => (
          <Icon key={icon} name={icon} className={look} />
        ))}
        <span className="sr-only">{labels}</span>
      </button>
    </Tooltip>
  );
}
