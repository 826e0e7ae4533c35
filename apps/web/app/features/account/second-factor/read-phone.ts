const NUMBER = /^\+[1-9][0-9]{6,14}$/;

/** A phone number in its international form (E.164), as somebody types it; undefined where it is none. */
export function readPhone(text: string): string | undefined {
  const phone = text
    .normalize('NFKC')
    .replace(/[\s().\u002d\u2010-\u2015/]/g, '')
    .replace(/^00/, '+');
  return NUMBER.test(phone) ? phone : undefined;
}
