import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';

export function AuthPage() {
  const { t } = useTranslation('auth');
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
    </div>
  );
}
