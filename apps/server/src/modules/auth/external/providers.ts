import type { IdentityProvider } from './identity-provider.ts';

/** The providers that are set up. */
export type Providers = {
  /** In the order of their buttons. */
  names(): string[];
  find(name: string): IdentityProvider | undefined;
};

export function providersOf(all: readonly IdentityProvider[]): Providers {
  return {
    names: () => all.map(({ name }) => name),
    find: (wanted) => all.find(({ name }) => name === wanted),
  };
}
