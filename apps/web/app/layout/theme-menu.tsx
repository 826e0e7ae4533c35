import { useTranslation } from '../i18n/use-translation.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { MENU_PART } from './menu-look.ts';

const THEME_MENU_ID = 'theme-menu';

// CSS shows the icon of the current theme: the page is built before the theme is known.
const THEMES = [
  { value: 'light', icon: 'sun', label: 'themeLight', look: 'hidden in-data-[theme=light]:inline' },
  { value: 'dark', icon: 'moon', label: 'themeDark', look: 'hidden in-data-[theme=dark]:inline' },
  {
    value: '',
    icon: 'screen',
    label: 'themeSystem',
    look: 'in-data-[theme=dark]:hidden in-data-[theme=light]:hidden',
  },
] as const;

/** Light, dark, or what the device has. A choice is handled by the head script, before and without the app. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  return (
    <>
      <button
        type="button"
        popoverTarget={THEME_MENU_ID}
        className={buttonLook({ tone: 'quiet', className: 'max-lg:hidden noscript:hidden' })}
      >
        {THEMES.map(({ icon, look }) => (
          <Icon key={icon} name={icon} className={look} />
        ))}
        {t('theme')}
        <Icon name="chevron" />
      </button>
      <fieldset id={THEME_MENU_ID} popover="auto" className={`${MENU_PART} noscript:hidden`}>
        <legend className="px-3 text-sm text-ink-2 max-lg:float-start max-lg:w-full max-lg:pb-1 lg:sr-only">
          {t('theme')}
        </legend>
        <div className="clear-both grid gap-x-2 max-lg:grid-cols-2">
          {THEMES.map(({ value, icon, label }) => (
            <label
              key={label}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 max-lg:last:col-span-2 text-ink-2 hover:bg-sunk hover:text-ink has-checked:font-semibold has-checked:text-ink"
            >
              <input
                type="radio"
                name="theme"
                value={value}
                defaultChecked={value === ''}
                className="size-5 shrink-0 accent-primary"
              />
              <Icon name={icon} />
              {t(label)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
