import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type Criteria, NO_CRITERIA, readCriteria, writeCriteria } from './criteria.ts';

/** Milliseconds without a change after which the address follows: browsers refuse to change it for every key. */
const ADDRESS_DELAY_MS = 200;

type CriteriaState = {
  criteria: Criteria;
  change(changed: Partial<Criteria>): void;
};

/** What a visitor looks for, as the address has it; what was typed before the app started counts, too. */
export function useCriteria(formRef: RefObject<HTMLFormElement | null>): CriteriaState {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [criteria, setCriteria] = useState(() => (isHydrated ? criteriaIn(search) : NO_CRITERIA));
  /** What the address was last known to say. */
  const told = useRef<string>(undefined);

  useLayoutEffect(() => {
    const asked = criteriaIn(search);
    if (writeCriteria(asked) === told.current) return;
    const typed = told.current === undefined && formRef.current ? chosenIn(formRef.current) : {};
    told.current = writeCriteria(asked);
    const next = { ...asked, ...typed };
    setCriteria((known) => (writeCriteria(known) === writeCriteria(next) ? known : next));
  }, [search, formRef]);

  const tell = useEffectEvent((next: string) => {
    told.current = next;
    navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    const next = writeCriteria(criteria);
    if (next === told.current) return;
    const timer = setTimeout(() => tell(next), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [criteria]);

  return { criteria, change: (changed) => setCriteria((known) => ({ ...known, ...changed })) };
}

const criteriaIn = (search: string) => readCriteria(new URLSearchParams(search));

/** What a form says other than at first. */
function chosenIn(form: HTMLFormElement): Partial<Criteria> {
  const chosen = Object.entries(readCriteria(new FormData(form)));
  return Object.fromEntries(chosen.filter(([name, value]) => value !== NO_CRITERIA[name as keyof Criteria]));
}
