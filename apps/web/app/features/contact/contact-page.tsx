import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FaqList } from '../../ui/faq-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactDetails, type ContactFigures } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const QUESTIONS = ['answer', 'bug', 'limit', 'premium', 'idea', 'kept'] as const;

type ContactPageProps = { figures: ContactFigures };

export function ContactPage({ figures }: ContactPageProps) {
  const { t } = useTranslation(['contact', 'shell']);
  const { code } = useLanguage();
  const mailbox = figures.mailboxes.general;
  const form = useContactForm({ language: code, mailbox });
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <section
          aria-labelledby="write"
          className="sheet-corner @container grid gap-5 border border-line border-s-6 border-s-primary bg-card p-5 md:p-8"
        >
          <h2 id="write" className="text-xl">
            {t('writeTitle')}
          </h2>
          <ContactForm form={form} mailbox={mailbox} />
        </section>
        <ContactDetails figures={figures} />
      </div>
      <PageSection id="ways" title={t('waysTitle')}>
        <ContactCards form={form} />
      </PageSection>
      <PageSection id="faq" title={t('faqTitle')}>
        <FaqList
          entries={QUESTIONS.map((id) => ({
            id,
            question: t(`faq.${id}.question`),
            answer: t(`faq.${id}.answer`, { hours: figures.responseHours, limit: DEFAULT_DAILY_LIMIT }),
          }))}
        />
      </PageSection>
      <PageSection id="next" title={t('nextTitle')}>
        <div className="flex flex-wrap gap-3">
          <Link to={pathOf('aiGenerator', code)} className={buttonLook({ tone: 'main' })}>
            {t('shell:openText')}
          </Link>
          <Link to={pathOf('about', code)} className={buttonLook({ tone: 'quiet' })}>
            {t('openAbout')}
          </Link>
        </div>
      </PageSection>
    </div>
  );
}
