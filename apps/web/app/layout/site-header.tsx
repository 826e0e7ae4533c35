import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { WordMarkAbove } from '../ui/word-mark.tsx';
import { PaletteControl } from './palette-control.tsx';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <header className="flex min-h-15 items-center gap-x-3 border-b border-line px-4 lg:min-h-17 lg:px-8">
      <Link
        to={pathOf('home', code)}
        viewTransition
        className="flex min-h-11 items-center gap-2.5 rounded-control max-sm:gap-2"
      >
        <BrandMark />
        <WordMarkAbove name={t('brand')} />
      </Link>
      <SiteMenu />
      <PaletteControl />
    </header>
  );
}
