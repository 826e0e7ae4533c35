import { timingSafeEqual } from 'node:crypto';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { randomToken, tokenHash } from '../random-token.ts';
import { FLOW_LIFE_SECONDS } from './flow-cookie.ts';
import type { FlowSecrets } from './identity-provider.ts';
import type { ProviderFlow } from './provider-flow-store.ts';

/** The encryption purpose of nonces and verifiers. */
export const PROVIDER_FLOW_SEAL = 'provider-flows';

type ProviderFlowDeps = Pick<AuthDeps, 'providerFlows' | 'flowSealer' | 'now'>;

export const newFlowSecrets = (): FlowSecrets => ({
  state: randomToken(),
  nonce: randomToken(),
  codeVerifier: randomToken(),
});

export type NewFlow = Pick<ProviderFlow, 'provider' | 'codeChallenge' | 'redirectTo'> & {
  secrets: FlowSecrets;
  /** Value of the browser's cookie. */
  browser: string;
};

/**
 * Stores a sign-in until the provider sends the browser back, so that a copy of the database cannot be used to finish
 * it.
 */
export async function keepFlow(
  { providerFlows, flowSealer, now }: ProviderFlowDeps,
  { secrets, browser, ...flow }: NewFlow,
): Promise<void> {
  const { state, nonce, codeVerifier } = secrets;
  const stateHash = tokenHash(state);
  const sealed = flowSealer.seal(JSON.stringify({ nonce, codeVerifier }), stateHash);
  const createdAt = now().toISOString();
  await providerFlows.add({ ...flow, stateHash, sealed, browserHash: tokenHash(browser), createdAt });
}

/**
 * Resumes a sign-in, once, in the browser that began it.
 * @throws AuthError `bad_oauth_state` if the state is unknown, too old or another browser's; `flow_state_already_used`
 */
export async function takeFlow(
  { providerFlows, flowSealer, now }: ProviderFlowDeps,
  state: string,
  browser: string | undefined,
): Promise<ProviderFlow & { secrets: FlowSecrets }> {
  const flow = await providerFlows.find(tokenHash(state));
  if (flow === undefined || browser === undefined || !isSame(tokenHash(browser), flow.browserHash))
    throw new AuthError('bad_oauth_state');
  const time = now();
  if (time.getTime() - Date.parse(flow.createdAt) > FLOW_LIFE_SECONDS * 1000) throw new AuthError('bad_oauth_state');
  if (!(await providerFlows.use(flow.stateHash, time.toISOString()))) throw new AuthError('flow_state_already_used');
  const opened = JSON.parse(flowSealer.open(flow.sealed, flow.stateHash)) as Omit<FlowSecrets, 'state'>;
  return { ...flow, secrets: { state, ...opened } };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
