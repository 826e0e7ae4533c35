/**
 * Runs a step of the start, and names the settings to look at when it fails.
 * @param settings names of variables, never values
 * @throws Error with the names and the message of what went wrong
 */
export async function nameSetting<Result>(settings: string, step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    throw new Error(`${settings}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
