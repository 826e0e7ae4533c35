/** Fields of bodies and addresses whose values must never be in a log. */
const SECRET_FIELDS = new Set([
  ...['password', 'current_password', 'refresh_token', 'access_token', 'provider_token', 'auth_code', 'code_verifier'],
  ...['code', 'codes', 'token', 'nonce', 'secret', 'uri', 'qr_code', 'state', 'apikey', 'client_secret', 'id_token'],
  ...['email', 'phone', 'to', 'imageUrl', 'text', 'message', 'full_name', 'idea', 'result', 'comment'],
]);
const SECRET_SETTINGS = /SECRET|TOKEN|PASSWORD|_URL$/;
/** Single words are ignored, since they appear in every log: the `password` in `"method":"password"`. */
const IS_WORD = /^[a-z_-]*$/i;
const MIN_CHARS = 6;
/** Tests send bodies that are nested a hundred thousand deep; ours are flat. */
const MAX_DEPTH = 8;
/** The error codes of answers have the name of a field that is secret in requests. */
const IS_ANSWERED_CODE = /^[a-z_]+$/;

/** Secrets that must not be in any log. */
const SECRET_SHAPES: Readonly<Record<string, RegExp>> = {
  'a JWT': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  'a refresh token': /[0-9a-f]{8}-[0-9a-f-]{27}\.\d+\.[\w-]{43}/,
  'a data URL': /data:\w+\/[\w.+-]+;base64,/,
  'a full e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a hash of a password': /\$argon2/,
  'a key of an authenticator app': /otpauth:\/\//,
  'a bearer token': /\bbearer [\w.-]{8,}/i,
  'a private key': /PRIVATE KEY|"d":"[\w-]{40,}"/,
};

/** What the servers of a test file have logged, and the secrets that went over their wires. */
class LogWatch {
  readonly lines: string[] = [];
  readonly #secrets = new Map<string, string>();

  /** @param place what to call it in a report */
  note(place: string, value: unknown, depth = 0): void {
    if (typeof value === 'string') {
      if (value.length >= MIN_CHARS && !IS_WORD.test(value))
        this.#secrets.set(JSON.stringify(value).slice(1, -1), place);
    } else if (Array.isArray(value) && depth < MAX_DEPTH) for (const item of value) this.note(place, item, depth + 1);
  }

  /** The secret fields of what was parsed. */
  noteFields(fields: unknown, depth = 0): void {
    if (typeof fields !== 'object' || fields === null || depth > MAX_DEPTH) return;
    for (const [name, value] of Object.entries(fields)) {
      if (SECRET_FIELDS.has(name) && !(name === 'code' && IS_ANSWERED_CODE.test(String(value)))) this.note(name, value);
      this.noteFields(value, depth + 1);
    }
  }

  noteQuery(query: URLSearchParams): void {
    this.noteFields(Object.fromEntries(query));
  }

  noteSettings(env: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(env)) {
      if (!SECRET_SETTINGS.test(name)) continue;
      const password = URL.parse(value)?.password;
      if (password !== undefined) this.note(name, decodeURIComponent(password));
      else if (!name.endsWith('_URL')) this.note(name, value);
    }
  }

  /** Before the next file. */
  clear(): void {
    this.lines.length = 0;
    this.#secrets.clear();
  }

  get secretCount(): number {
    return this.#secrets.size;
  }

  /** One line for each secret found in the log. */
  findLeaks(): string[] {
    const log = this.lines.join('');
    const found = [...this.#secrets].filter(([text]) => standsIn(log, text));
    return [
      ...found.map(([text, place]) => `${place}: ${this.lines.find((line) => standsIn(line, text))}`),
      ...Object.entries(SECRET_SHAPES).flatMap(([name, shape]) =>
        this.lines.filter((line) => shape.test(line)).map((line) => `${name}: ${line}`),
      ),
    ];
  }
}

/** A code of six digits is no part of a longer number: a time of the log holds every one sooner or later. */
function standsIn(log: string, secret: string): boolean {
  if (!log.includes(secret)) return false;
  return !/^\d+$/.test(secret) || new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(log);
}

/** Of the test file that runs. */
export const logWatch = new LogWatch();
