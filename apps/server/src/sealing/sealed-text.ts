import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** The first byte of everything encrypted: a version, for a later change of the format. */
const VERSION = 1;

export type Sealer = {
  /** @param place what the text belongs to (a row's id): it opens only there */
  seal(text: string, place: string): string;
  /** @throws Error when the text was changed, was sealed for another place or purpose, or with another key */
  open(sealed: string, place: string): string;
};

/**
 * Encrypts stored texts with AES-256-GCM, each purpose under its own key.
 * @param purpose separates the keys of different things: HKDF-SHA256 (RFC 5869) of SECRET_KEY with the purpose as info
 */
export function createSealer(secretKey: Uint8Array, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), purpose, KEY_BYTES));
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes[0] !== VERSION) throw new Error('This text was sealed in another way.');
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      const hidden = bytes.subarray(1 + NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
