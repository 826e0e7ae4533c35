import { discover, type OpenIdSettings } from '../../providers/oidc/open-id-provider.ts';
import { providerFailure } from '../../providers/oidc/provider-failure.ts';
import { type Finding, findingsOf } from './finding.ts';

const LIMIT_MS = 10_000;
/** Tokens of a provider whose clock is further off are refused; a Date header only has seconds. */
const MAX_SKEW_MS = 5000;

/** Asks each identity provider what it offers. A wrong client secret only shows with the first sign-in. */
export async function checkProviders(providers: readonly OpenIdSettings[]): Promise<Finding[]> {
  return Promise.all(providers.map(checkProvider));
}

async function checkProvider(settings: OpenIdSettings): Promise<Finding> {
  const { ok, warn, fail } = findingsOf(`provider ${settings.name}`);
  let skewMs = 0;
  try {
    await discover(settings, LIMIT_MS, ({ headers }) => {
      const date = headers.get('date');
      if (date !== null) skewMs = Math.abs(Date.parse(date) - Date.now());
    });
  } catch (error) {
    const setting = `AUTH_${settings.name.toUpperCase()}_ISSUER`;
    return fail(`${providerFailure(error).reason}: look at ${setting} and whether the provider can be reached`);
  }
  if (skewMs > MAX_SKEW_MS)
    return warn(`${Math.round(skewMs / 1000)} s between its clock and this machine's: set up time synchronisation`);
  return ok('answers, and names itself as it is set up');
}
