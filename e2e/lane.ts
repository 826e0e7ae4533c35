/** The tag of a journey that the quick lane leaves out (CONTRIBUTING.md), where a list has others that it keeps. */
export const fullUnless = (isQuick: boolean): string[] => (isQuick ? [] : ['@full']);

/** Of a screen in several languages and color schemes, the quick lane looks at one. */
export const isFirstDress = (language: string, colorScheme: string): boolean =>
  ['en'].includes(language) && colorScheme === 'light';
