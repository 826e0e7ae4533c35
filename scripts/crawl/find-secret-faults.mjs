/** What a secret looks like. The publishable key in the pages is not one. */
const SHAPES = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----|"d":"[\w-]{40,}"/,
  'a JWT': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a secret key of the back end': /\bsb_secret_\w{8,}/,
  'a key of a model provider': /\bsk-[\w-]{20,}|\bAIza[\w-]{35}\b/,
  'an address with a password': /\b(postgres(ql)?|smtps?|https?):\/\/[^\s/"'`$:@{}]+:[^\s/"'`$@{}]+@[\w.-]+/,
  'a source map': /\/\/[#@] sourceMappingURL=(?!data:)\S/,
};
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|PRIVATE|DATABASE_URL|SMTP_URL/;
/** Shorter values occur in any text. */
const MIN_CHARS = 8;

/**
 * Row M2 of docs/security.md: secrets in what every visitor downloads, be it by their looks or as a value that the
 * build could read.
 * @param {Iterable<readonly [string, string]>} files names and texts of the built site
 * @param {Readonly<Record<string, string | undefined>>} env of the build
 */
export function findSecretFaults(files, env) {
  const values = Object.entries(env).flatMap(([name, value = '']) =>
    SECRET_NAME.test(name) && value.length >= MIN_CHARS ? [{ name, value }] : [],
  );
  return [...files].flatMap(([file, text]) => [
    ...(/\.map$|(^|\/)\.env/.test(file) ? [`${file}: is nothing for visitors`] : []),
    ...Object.entries(SHAPES)
      .filter(([, shape]) => shape.test(text))
      .map(([what]) => `${file}: holds ${what}`),
    ...values.filter(({ value }) => text.includes(value)).map(({ name }) => `${file}: holds the value of ${name}`),
  ]);
}
