import type { ContactCategory } from '@wordlamp/contract/contact-limits';
import type { VariantProps } from 'class-variance-authority';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

type ContactLinkProps = {
  category: ContactCategory;
  subject: string;
  label: string;
  tone: VariantProps<typeof buttonLook>['tone'];
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
