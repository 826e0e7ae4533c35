/** The tag of a journey that the quick lane leaves out (CONTRIBUTING.md), where a list has others that it keeps. */
export const fullUnless = (isQuick: boolean): string[] => (isQuick ? [] : ['@full']);
