import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { fieldId } from './contact-fields.ts';
import type { ContactForm } from './use-contact-form.ts';

const CARDS = ['chat', 'forum', 'quick'] as const;

type ContactCardsProps = {
  form: ContactForm;
  /** Whether they are stacked even if there is room side by side. */
  isInRows: boolean;
};

/** Three ways to an answer. They are links, so that they lead on before the app is there. */
export function ContactCards({ form, isInRows }: ContactCardsProps) {
  const { t } = useTranslation('contact');
  const { code } = useLanguage();
  const pathname = pathOf('contact', code); // left out, it would be the address at which the page was built, with a slash
  const to = {
    chat: { pathname, search: '?category=support', hash: fieldId('name') },
    forum: pathOf('community', code),
    quick: { pathname, hash: 'faq' },
  };

  function beginHere(event: MouseEvent): void {
    event.preventDefault();
    form.begin('support');
  }

  return (
    <ul className={`grid gap-6 md:grid-cols-3 ${isInRows ? 'lg:grid-cols-1' : ''}`}>
      {CARDS.map((card) => (
        <li key={card} className="flex flex-col items-start gap-3 border border-line bg-card p-5">
          <h3 id={`card-${card}`} className="text-lg">
            {t(`card.${card}.title`)}
          </h3>
          <p className="grow text-ink-2">{t(`card.${card}.text`)}</p>
          <Link
            to={to[card]}
            onClick={card === 'chat' ? beginHere : undefined}
            className={buttonLook({ tone: 'quiet' })}
          >
            {t(`card.${card}.button`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
