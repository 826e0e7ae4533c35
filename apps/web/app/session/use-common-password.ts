import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { announce } from '../lib/announce.ts';
import { isCommonPassword } from '../lib/is-common-password.ts';

/**
 * Says of a new password, as soon as its field is left, that it is a common one. A page that uses this has the words of
 * `session`.
 */
export function useCommonPassword() {
  const { t } = useTranslation('session');
  const [isFound, setIsFound] = useState(false);
  const latest = useRef(0);

  /** @returns whether the password is a common one; later input is left alone */
  async function find(password: string, email: string): Promise<boolean> {
    latest.current += 1;
    const run = latest.current;
    const isCommon = await isCommonPassword(password, email);
    if (run !== latest.current) return isCommon;
    setIsFound(isCommon);
    if (isCommon) announce(t('passwordCommon'));
    return isCommon;
  }

  /**
   * For when the field is left. While a button is pressed nothing is looked up: the message would move the button from
   * under the pointer, and sending the form looks the password up anyway.
   */
  function findOnLeave({ currentTarget }: FocusEvent, password: string, email: string): void {
    if (currentTarget.ownerDocument.querySelector('button:active') === null) void find(password, email);
  }

  /** For when another password is typed. */
  function forget(): void {
    latest.current += 1;
    setIsFound(false);
  }

  return { find, findOnLeave, forget, problem: isFound ? t('passwordCommon') : undefined };
}
