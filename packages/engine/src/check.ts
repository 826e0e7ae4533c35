/** A check that a program can make on an output; `found` lists what is wrong, and an empty list is a pass. */
export type Check<Id extends string> = { id: Id; passed: boolean; found: string[] };

export function checkOf<Id extends string>(id: Id, found: string[]): Check<Id> {
  return { id, passed: found.length === 0, found };
}
