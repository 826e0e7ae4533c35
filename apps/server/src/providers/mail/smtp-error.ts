const ADDRESS = /[^\s<>"'():;,]+@[^\s<>"'():;,]+/g;

/** A mail that was not accepted. May be logged: contains no address of a person. */
export class SmtpError extends Error {
  /** The server refused this mail itself, not us: trying again would end in the same way (RFC 5321 4.2.1). */
  readonly isFinal: boolean;

  /** @param error as nodemailer threw it; not kept as cause, since it contains sender and recipients in many places */
  constructor(error: unknown) {
    const { code, command, responseCode, message } = detailsOf(error);
    super([code, command, message.replace(ADDRESS, '<address>')].filter(Boolean).join(' '));
    this.name = 'SmtpError';
    this.isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
  }
}

function detailsOf(error: unknown) {
  if (!(error instanceof Error)) return { code: '', command: '', responseCode: 0, message: String(error) };
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    message: error.message,
  };
}
