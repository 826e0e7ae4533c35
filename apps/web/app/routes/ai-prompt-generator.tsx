import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import type { Route } from './+types/ai-prompt-generator';

export const loader = ({ params }: Route.LoaderArgs) => ({ words: readWords(params.lang, 'generator') });
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData.words.generator.title }];

export default function Page() {
  const { t } = useTranslation('generator');
  return (
    <main className="p-4">
      <h1 className="text-3xl">{t('title')}</h1>
      <textarea />
      <Link to="/fr">fr</Link>
      <Link to="/ar/ai-prompt-generator">ar</Link>
    </main>
  );
}
