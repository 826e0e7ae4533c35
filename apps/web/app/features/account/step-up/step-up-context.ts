import { createContext, useContext } from 'react';

/** The person closed the question: what was asked for is not done, and nothing has failed. */
export class StepUpDeclined extends Error {
  override name = 'StepUpDeclined';
}

/** @throws StepUpDeclined, or what the action throws */
export type StepUp = (action: () => Promise<void>) => Promise<void>;

export const StepUpContext = createContext<StepUp | undefined>(undefined);

/** Does something, and once more after the person has proved who they are, where the server wants that first. */
export function useStepUp(): StepUp {
  const stepUp = useContext(StepUpContext);
  if (!stepUp) throw new Error('useStepUp must be used within a StepUpProvider');
  return stepUp;
}
