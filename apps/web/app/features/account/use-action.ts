import { useState } from 'react';
import { useAccount } from './account-context.ts';
import { isSignedOut } from './failure-code.ts';
import { StepUpDeclined, useStepUp } from './step-up/step-up-context.ts';
import { useFailureText } from './use-failure-text.ts';

export type Action<Input extends unknown[]> = {
  /** Answers whether it was done. While it is being done, another call does nothing. */
  run(...input: Input): Promise<boolean>;
  isBusy: boolean;
  /** Words for why it was not done the last time. */
  problem: string | undefined;
};

/**
 * Something that the person asks for. Where the server wants a code of the second factor first, the person is asked for
 * one, and then it is done again from its beginning.
 */
export function useAction<Input extends unknown[]>(act: (...input: Input) => Promise<void>): Action<Input> {
  const { leave } = useAccount();
  const withSecondFactor = useStepUp();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function fail(error: unknown): Promise<void> {
    if (error instanceof StepUpDeclined) return;
    if (isSignedOut(error)) await leave();
    else setProblem(await failureText(error));
  }

  async function run(...input: Input): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await withSecondFactor(() => act(...input));
      return true;
    } catch (error) {
      await fail(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { run, isBusy, problem };
}
