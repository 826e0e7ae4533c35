/** What a program can say about an output by one question; `found` names what is wrong, and nothing found is passed. */
export type Check<Id extends string> = { id: Id; passed: boolean; found: string[] };

export function checkOf<Id extends string>(id: Id, found: string[]): Check<Id> {
  return { id, passed: found.length === 0, found };
}
