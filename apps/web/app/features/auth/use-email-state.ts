import { useLayoutEffect, useState } from 'react';
import type { EmailState } from './email-field.tsx';

/** @param earlyId of the field that the built page has: what was typed there before the app started is taken over */
export function useEmailState(earlyId: string): EmailState {
  const [email, setEmail] = useState('');
  useLayoutEffect(() => {
    const early = document.getElementById(earlyId);
    if (early instanceof HTMLInputElement && early.value !== '') setEmail(early.value);
  }, [earlyId]);
  return { email, setEmail };
}
