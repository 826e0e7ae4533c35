import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { FIND } from './palette-control.tsx';

const FIELD_ID = 'missing-search';

/** A form that works without the app: it goes home, where the command palette opens with the query. */
export function MissingSearch() {
  const { t } = useTranslation(['notFound', 'shell']);
  const { code } = useLanguage();
  return (
    <search className="w-full pt-4 noscript:hidden">
      <form action={pathOf('home', code)} className="grid gap-1 text-start">
        <label htmlFor={FIELD_ID} className="text-sm font-semibold">
          {t('search')}
        </label>
        <div className="flex gap-2">
          <input
            id={FIELD_ID}
            type="search"
            name={FIND}
            autoComplete="off"
            maxLength={100}
            className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-3 text-ink"
          />
          <button type="submit" className={buttonLook({ tone: 'quiet' })}>
            {t('shell:find')}
          </button>
        </div>
      </form>
    </search>
  );
}
