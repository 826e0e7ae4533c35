import { fetchOfferedWays } from '../../../lib/fetch-offered-ways.ts';
import { useAccountQuery } from '../use-account-query.ts';

/** Whether the server can send codes to phones. Until it has said so, nothing is offered. */
export function usePhoneOffer(): boolean {
  const { data } = useAccountQuery('offers', fetchOfferedWays);
  return data?.includes('phone') === true;
}
