import type { ContactCategory } from '@wordlamp/contract/contact-limits';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { type ButtonTone, buttonLook } from '../../ui/button-look.ts';

type ContactLinkProps = {
  category: ContactCategory;
  subject: string;
  label: string;
  tone: ButtonTone;
};

/** Leads to the contact form, which takes category and subject from the address. */
export function ContactLink({ category, subject, label, tone }: ContactLinkProps) {
  const { code } = useLanguage();
  const search = new URLSearchParams({ category, subject });
  return (
    <Link to={`${pathOf('contact', code)}?${search}`} className={buttonLook({ tone })}>
      {label}
    </Link>
  );
}
