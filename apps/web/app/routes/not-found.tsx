import { useTranslation } from 'react-i18next';

export default function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <h1>{t('title')}</h1>
    </main>
  );
}
