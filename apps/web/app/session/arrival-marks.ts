/** What links in mails and providers put into the address of the page that they lead back to. */
export const ARRIVAL_MARKS = ['code', 'error', 'error_code', 'error_description', 'message'] as const;

/** Whether an address is one that a link in a mail or a provider leads back to. */
export function isArrival(search: string): boolean {
  const query = new URLSearchParams(search);
  return ARRIVAL_MARKS.some((mark) => query.has(mark));
}
