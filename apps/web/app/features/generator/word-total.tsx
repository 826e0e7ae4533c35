import { useTranslation } from '../../i18n/use-translation.ts';
import { Figure } from '../../ui/figure.tsx';

type WordTotalProps = { words: number; limit: number };

/** "Total Word Count 21/200". */
export function WordTotal({ words, limit }: WordTotalProps) {
  const { t } = useTranslation('generator');
  return <Figure label={t('totalWordsLabel')} value={t('totalWordsValue', { words, limit })} isOver={words > limit} />;
}
