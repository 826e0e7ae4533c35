import { toldWords } from '@wordlamp/contract/languages';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type WordTotalProps = {
  /** By which a field is described by its count. */
  id: string;
  words: number;
  limit: number;
};

/** "Total Word Count 21/200", the one count of a form; "42/400" characters in Chinese and Japanese. */
export function WordTotal({ id, words, limit }: WordTotalProps) {
  const { t } = useTranslation('generator');
  const language = useLanguage();
  const figures = { words: toldWords(words, language), limit: toldWords(limit, language) };
  const look = words > limit ? 'text-danger' : 'text-ink';
  return (
    <p id={id} className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
      <span>{t('totalWordsLabel')}</span>
      <bdi className={`min-w-14 font-semibold tabular-nums ${look}`}>{t('totalWordsValue', figures)}</bdi>
    </p>
  );
}
