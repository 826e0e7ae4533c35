type Answer<T> = { data: T; error: null } | { data: unknown; error: Error };

/** What the auth client answered. It hands errors over instead of throwing them. @throws the error of the answer */
export function valueOrThrow<T>({ data, error }: Answer<T>): T {
  if (error) throw error;
  return data as T;
}
