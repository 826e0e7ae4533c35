import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { announce } from '../lib/announce.ts';
import { Icon } from '../ui/icon.tsx';
import { GENERATORS, generatorAddress } from './generators.ts';

const PLACE =
  'flex min-h-17 flex-col items-center gap-0.5 border-t-3 px-1 pt-2 text-center text-xs -outline-offset-3 transition-colors lg:border-t-0 lg:border-s-6 lg:pe-1.5 lg:pt-2.5';

/** The generators as index tabs: a rail at the start edge on wide windows, a bar at the bottom on narrow ones. */
export function GeneratorTabs() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <nav
      aria-label={t('generatorNav')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card lg:static lg:z-auto lg:border-e lg:border-t-0 lg:bg-transparent lg:pt-8"
    >
      <ul className="grid grid-cols-4 lg:grid-cols-1">
        {GENERATORS.map(({ icon, label, hue, edge, path }) => {
          const address = generatorAddress({ path }, code);
          return (
            <li key={path} className="min-w-0">
              {address ? (
                <NavLink
                  to={address}
                  end
                  className={`${PLACE} ${edge} border-transparent text-ink-2 hover:bg-sunk hover:text-ink aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:aria-[current=page]:bg-card`}
                >
                  <Icon name={icon} className={hue} />
                  {t(label)}
                </NavLink>
              ) : (
                <SoonTab icon={icon} label={t(label)} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type SoonTabProps = { icon: (typeof GENERATORS)[number]['icon']; label: string };

function SoonTab({ icon, label }: SoonTabProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      aria-disabled="true"
      onClick={() => announce(t('tabSoonHint', { tool: label }))}
      className={`${PLACE} w-full border-transparent text-ink-3`}
    >
      <Icon name={icon} />
      {label}
      <span className="leading-none">{t('tabSoon')}</span>
    </button>
  );
}
