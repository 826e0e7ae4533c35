import type { AuthPlace } from './use-auth-view.ts';

/** The title of each view and what it is for. */
const VIEW_WORDS = {
  tabs: { title: 'title', lede: 'lede' },
  forgot: { title: 'forgot.title', lede: 'forgot.lede' },
  'new-password': { title: 'newPassword.title', lede: 'newPassword.lede' },
  'choose-password': { title: 'choosePassword.title', lede: 'choosePassword.lede' },
  'second-factor': { title: 'secondFactor.title', lede: 'secondFactor.lede' },
  confirmed: { title: 'confirmed.title', lede: 'confirmed.lede' },
  'link-problem': { title: 'linkProblem.title', lede: 'linkProblem.lede' },
} as const;
const CHECK_MAIL_LEDES = { 'sign-up': 'checkMail.signUp', recovery: 'checkMail.recovery' } as const;

export function viewWords({ view, mail }: Pick<AuthPlace, 'view' | 'mail'>) {
  if (view === 'check-mail') return { title: 'checkMail.title', lede: CHECK_MAIL_LEDES[mail] } as const;
  return VIEW_WORDS[view === undefined || view === 'sign-up' ? 'tabs' : view];
}
