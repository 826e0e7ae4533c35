// @vitest-environment node
import { expect, test } from 'vitest';
import { whereTo } from './where-to.ts';

const place = { view: undefined, reason: '', mail: 'sign-up', next: undefined } as const;
const next = '/fr/account';

test.each([
  { who: 'nobody', view: undefined, next, to: undefined },
  { who: 'nobody', view: 'check-mail', next, to: undefined },
  { who: 'nobody', view: 'confirmed', next, to: undefined },
  { who: 'nobody', view: 'second-factor', next, to: '/fr/auth?next=%2Ffr%2Faccount' },
  { who: 'nobody', view: 'new-password', next, to: '/fr/auth?view=link-problem&reason=session_not_found' },
  { who: 'signedIn', view: undefined, next: undefined, to: '/fr' },
  { who: 'signedIn', view: undefined, next, to: next },
  { who: 'signedIn', view: 'second-factor', next, to: next },
  { who: 'signedIn', view: 'forgot', next: undefined, to: '/fr' },
  { who: 'signedIn', view: 'new-password', next, to: undefined },
  { who: 'signedIn', view: 'link-problem', next, to: undefined },
  { who: 'nobody', view: 'choose-password', next, to: undefined },
  { who: 'signedIn', view: 'choose-password', next, to: undefined },
  { who: 'secondFactorNeeded', view: undefined, next, to: '/fr/auth?view=second-factor&next=%2Ffr%2Faccount' },
  { who: 'secondFactorNeeded', view: 'second-factor', next, to: undefined },
  { who: 'secondFactorNeeded', view: 'new-password', next, to: undefined },
] as const)('$who at $view with next $next goes to $to', ({ who, view, next, to }) => {
  expect(whereTo(who, { ...place, view, next }, 'fr')).toBe(to);
});
