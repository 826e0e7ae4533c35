import { toldWords } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT, MAX_WORDS } from '@wordlamp/contract/limits';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import type { Addressee } from '../../ui/postal-address.tsx';
import { LegalPage } from './legal-page.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Points } from './points.tsx';
import { TextLink } from './text-link.tsx';

const FAIR = ['limits', 'machines', 'law', 'others'] as const;
const PROMISES = ['answers', 'facts', 'service'] as const;

type TermsPageProps = { operator: Addressee | undefined };

export function TermsPage({ operator }: TermsPageProps) {
  const { t } = useTranslation('terms');
  const language = useLanguage();
  const limits = { requests: DEFAULT_DAILY_LIMIT, words: toldWords(MAX_WORDS, language) };
  return (
    <LegalPage
      title={t('title')}
      lede={t('lede')}
      operator={operator}
      parts={[
        {
          id: 'use',
          title: t('use.title'),
          body: <Paragraphs texts={[t('use.text'), t('use.limits', limits), t('use.account')]} />,
        },
        { id: 'yours', title: t('yours.title'), body: <Paragraphs texts={[t('yours.text'), t('yours.others')]} /> },
        { id: 'ours', title: t('ours.title'), body: <Paragraphs texts={[t('ours.text'), t('ours.names')]} /> },
        { id: 'fair', title: t('fair.title'), body: <Points points={FAIR.map((rule) => t(`fair.rule.${rule}`))} /> },
        {
          id: 'promises',
          title: t('promises.title'),
          body: <Paragraphs texts={PROMISES.map((promise) => t(`promises.${promise}`))} />,
        },
        {
          id: 'data',
          title: t('data.title'),
          body: (
            <>
              <Paragraphs texts={[t('data.text')]} />
              <TextLink to={pathOf('privacy', language.code)}>{t('data.link')}</TextLink>
            </>
          ),
        },
        {
          id: 'changes',
          title: t('changes.title'),
          body: (
            <>
              <Paragraphs texts={[t('changes.text')]} />
              <TextLink to={pathOf('contact', language.code)}>{t('changes.link')}</TextLink>
            </>
          ),
        },
      ]}
    />
  );
}
