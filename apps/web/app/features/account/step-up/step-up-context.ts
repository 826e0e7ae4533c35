import { createContext, useContext } from 'react';

/** The person closed the question: what was asked for is not done, and nothing has failed. */
export class StepUpDeclined extends Error {
  override name = 'StepUpDeclined';
}

/** @throws StepUpDeclined, or what the action throws */
export type StepUp = (action: () => Promise<void>) => Promise<void>;

export const StepUpContext = createContext<StepUp | undefined>(undefined);

/** Runs an action, and retries it after a proof of identity if the server demands one. */
export function useStepUp(): StepUp {
  const stepUp = useContext(StepUpContext);
  if (!stepUp) throw new Error('useStepUp must be used within a StepUpProvider');
  return stepUp;
}
