import * as z from 'zod';
import type { Addressee } from '../ui/postal-address.tsx';
import { readFigures } from './content-files.server.ts';

// null and an empty list mean "not set": pages leave out what depends on it.

export const aboutShape = z.strictObject({
  numbers: z.array(
    z.strictObject({
      name: z.enum(['prompts', 'users', 'countries', 'uptime']),
      value: z.number().positive().nullable(),
      is: z.enum(['atLeast', 'share']),
    }),
  ),
});

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const days = { from: z.enum(WEEKDAYS), to: z.enum(WEEKDAYS) };
const mailbox = z.email().nullable();
export const contactShape = z.strictObject({
  operator: z.strictObject({ name: z.string().min(1).nullable(), address: z.array(z.string().min(1)) }),
  mailboxes: z.strictObject({ general: mailbox, support: mailbox, privacy: mailbox }),
  responseHours: z.int().positive().nullable(),
  supportHours: z
    .strictObject({
      timeZone: z.string().min(1).nullable(),
      days: z.array(
        z.union([
          z.strictObject({ ...days, opens: clock, closes: clock }),
          z.strictObject({ ...days, closed: z.literal(true) }),
        ]),
      ),
    })
    .refine((hours) => hours.timeZone !== null || hours.days.length === 0, 'needs a timeZone beside its days'),
});

/** What the operator states about the product (content/about.json). */
export function readAbout(): z.infer<typeof aboutShape> {
  return readFigures('about.json', aboutShape);
}

/** The operator's contact details (content/contact.json). */
export function readContact(): z.infer<typeof contactShape> {
  return readFigures('contact.json', contactShape);
}

/** The site's operator; undefined if content/contact.json names none. */
export function readOperator(): Addressee | undefined {
  const { name, address } = readContact().operator;
  return name === null ? undefined : { name, lines: address };
}
