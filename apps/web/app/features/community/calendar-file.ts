type CalendarEntry = {
  /** The same each time the event is downloaded, so that calendars replace it instead of doubling it. */
  uid: string;
  title: string;
  description: string;
  start: Date;
  end: Date;
  url: string;
};

/** Octets of a line without its break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * A calendar file with one event, as RFC 5545 has it.
 * @param stamp when the file is made
 */
export function calendarFile({ uid, title, description, start, end, url }: CalendarEntry, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wordlamp//Community//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261208T170000Z */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** A value of the type TEXT (RFC 5545, 3.3.11). Control characters other than line breaks and tabs are not allowed in it. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Breaks a line between characters, never within one: the next begins with a space, which counts. */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
