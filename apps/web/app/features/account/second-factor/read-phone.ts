const NUMBER = /^\+[1-9][0-9]{6,14}$/;

/** A typed phone number in its international form (E.164); undefined if it is not a number. */
export function readPhone(text: string): string | undefined {
  const phone = text
    .normalize('NFKC')
    .replace(/[\s().\u002d\u2010-\u2015/]/g, '')
    .replace(/^00/, '+');
  return NUMBER.test(phone) ? phone : undefined;
}
