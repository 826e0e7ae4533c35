import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSearchKey } from '../../ui/use-search-key.ts';
import { MAX_SEARCH_LENGTH, type PostQuery, postSearch, searchText } from './post-query.ts';
import { useSearchField } from './use-search-field.ts';

export const SEARCH_FIELD_ID = 'post-search';

type PostSearchProps = { query: PostQuery };

/**
 * The posts follow what is typed. Sent before the app starts, the form leads to the address that the app then reads. Without
 * scripts PostList hides it, since the built page shows all posts at every address.
 */
export function PostSearch({ query }: PostSearchProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const path = pathOf('community', code);
  const { field, onInput, onSubmit } = useSearchField(query.text, (text) => {
    if (searchText(text) === query.text) return;
    navigate(path + postSearch({ ...query, text }), { replace: true, preventScrollReset: true });
  });
  useSearchKey(field);

  return (
    <search>
      <form action={path} onSubmit={onSubmit} className="grid max-w-measure gap-1.5">
        <label htmlFor={SEARCH_FIELD_ID} className="font-semibold">
          {t('searchLabel')}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={SEARCH_FIELD_ID}
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            onInput={onInput}
            className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-3 text-ink"
          />
          <Button type="submit" tone="quiet" className="shrink-0">
            <Icon name="search" />
            {t('searchButton')}
          </Button>
        </div>
      </form>
    </search>
  );
}
