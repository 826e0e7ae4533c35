import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FaqList } from '../../ui/faq-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactDetails, type ContactFigures, hasDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactQuestions } from './contact-questions.ts';
import { type ContactForm as Form, useContactForm } from './use-contact-form.ts';

type ContactPageProps = { figures: ContactFigures };

export function ContactPage({ figures }: ContactPageProps) {
  const { t } = useTranslation(['contact', 'shell']);
  const { code } = useLanguage();
  const mailbox = figures.mailboxes.general ?? figures.mailboxes.support ?? undefined;
  const isDetailed = hasDetails(figures);
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
        {isDetailed ? <ContactDetails figures={figures} /> : <ContactWays form={form} />}
      </div>
      {isDetailed && (
        <PageSection id="ways" title={t('waysTitle')}>
          <ContactCards form={form} isInRows={false} />
        </PageSection>
      )}
      <PageSection id="faq" title={t('faqTitle')}>
        <FaqList
          entries={contactQuestions(figures.responseHours).map((id) => ({
            id,
            question: t(`faq.${id}.question`),
            answer: t(`faq.${id}.answer`, { hours: figures.responseHours ?? 0, limit: DEFAULT_DAILY_LIMIT }),
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

type ContactWaysProps = { form: Form };

/** Links to answers fill the space next to the form if the operator has set no contact details. */
function ContactWays({ form }: ContactWaysProps) {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="ways" className="grid content-start gap-5">
      <h2 id="ways" className="text-xl">
        {t('waysTitle')}
      </h2>
      <ContactCards form={form} isInRows />
    </section>
  );
}
