/** Whether the text is the account's address, in any case: phone keyboards capitalize the first letter. */
export function isConfirmed(text: string, email: string): boolean {
  return text.trim().toLowerCase() === email.toLowerCase();
}
