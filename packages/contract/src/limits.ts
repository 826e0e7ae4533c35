/** Limits that both sides enforce. They stand apart from the zod shapes so that a page can import them alone. */

/** Words in one request, counted by `countWords` over all its inputs. */
export const MAX_WORDS = 200;
/** UTF-16 code units in one request's text: a ceiling for scripts and inputs that the word count does not bound. */
export const MAX_CHARACTERS = 4000;
/** Generations per subject and UTC day, unless the server's DAILY_LIMIT says otherwise. */
export const DEFAULT_DAILY_LIMIT = 10;
/**
 * Generations per network and UTC day of all visitors without an account, as a multiple of the daily limit, unless the
 * server's DAILY_LIMIT_NETWORK says otherwise. One person can hold an IPv6 /48; a carrier puts thousands behind an IPv4 /24.
 */
export const NETWORK_LIMIT_FACTORS = { ipv4: 200, ipv6: 20 } as const;
/** Bytes of a picture; a file has to be smaller. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A file of 5 MB can claim billions of pixels; the largest phone cameras have some 50 million. */
export const MAX_IMAGE_PIXELS = 64_000_000;
/** Media types of pictures that can be described. SVG is none: it is a program that draws. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
/** Longest side, in pixels, of the copy that is measured, on the server and in the browser. */
export const MEASURED_IMAGE_PX = 512;
