type Answer = { data: unknown; error: Error | null };
/** The data of an answer without an error. */
type Value<A extends Answer> = Extract<A, { error: null }>['data'];

/** What the auth client answered. It hands errors over instead of throwing them. @throws the error of the answer */
export function valueOrThrow<A extends Answer>({ data, error }: A): Value<A> {
  if (error) throw error;
  return data;
}
