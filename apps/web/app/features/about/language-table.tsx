import { LANGUAGES } from '@wordlamp/contract/languages';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { DirectionBadge } from './direction-badge.tsx';

const CELL = 'border-b border-line py-3 pe-2 text-start sm:pe-4';

type LanguageTableProps = { wholeLanguages: readonly string[] };

/** The twelve languages with their direction, and whether all their words are there. */
export function LanguageTable({ wholeLanguages }: LanguageTableProps) {
  const { t } = useTranslation('translationGuide');
  const current = useLanguage();
  return (
    <table className="w-full max-w-measure border-collapse">
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className={CELL}>
            {t('column.language')}
          </th>
          <th scope="col" className={`${CELL} max-md:hidden`}>
            {t('column.code')}
          </th>
          <th scope="col" className={CELL}>
            {t('column.direction')}
          </th>
          <th scope="col" className={CELL}>
            {t('column.words')}
          </th>
        </tr>
      </thead>
      <tbody>
        {LANGUAGES.map(({ code, name, tag, direction }) => {
          const isWhole = wholeLanguages.includes(code);
          return (
            <tr key={code} className={code === current.code ? 'bg-card' : ''}>
              <th scope="row" className={`${CELL} font-semibold`}>
                <bdi lang={tag}>{name}</bdi>
                <span className="block font-mono text-sm font-normal text-ink-2 md:hidden">{code}</span>
              </th>
              <td className={`${CELL} font-mono text-sm max-md:hidden`}>{code}</td>
              <td className={CELL}>
                <DirectionBadge direction={direction} isTight />
              </td>
              <td className={`${CELL} text-sm`}>
                <span className="flex items-center gap-2">
                  {isWhole && <Icon name="check" className="text-ok max-sm:hidden" />}
                  {t(isWhole ? 'wordsWhole' : 'wordsMissing')}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
