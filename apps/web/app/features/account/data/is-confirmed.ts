/** Whether somebody has typed the address of their account. A phone's keyboard makes the first letter large. */
export function isConfirmed(text: string, email: string): boolean {
  return text.trim().toLowerCase() === email.toLowerCase();
}
