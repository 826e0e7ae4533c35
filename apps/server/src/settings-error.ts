/** Settings that the server does not start with. The message names each and its rule, never a value. */
export class SettingsError extends Error {
  /** @param problems a line for each, like `  PORT: must be a whole number from 0 to 65535` */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings are wrong:\n${problems.join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }

  /** Names of variables alone. */
  get settings(): string[] {
    return this.problems.flatMap((problem) => problem.slice(0, problem.indexOf(':')).trim().split(', '));
  }
}
