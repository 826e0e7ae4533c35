import { expect, test } from 'vitest';
import { readCountries, textedNumbers } from './texted-numbers.ts';

test.each([
  { name: 'a mobile number', phone: '4915112345678', may: true },
  { name: 'a number that may be mobile', phone: '12025550123', may: true },
  { name: 'a mobile number of another country', phone: '33612345678', may: false },
  { name: 'a number of another country behind the same code', phone: '18765550123', may: false },
  { name: 'a line at home', phone: '493012345678', may: false },
  { name: 'a premium number', phone: '499001234567', may: false },
  { name: 'a premium number of the United States', phone: '19005550123', may: false },
  { name: 'a shared cost number', phone: '491801234567', may: false },
  { name: 'Inmarsat', phone: '870773111632', may: false },
  { name: 'Iridium', phone: '881612345678', may: false },
  { name: 'Thuraya', phone: '882161234567', may: false },
  { name: 'a range that costs like a satellite', phone: '883510012345', may: false },
  { name: 'a number that is too short', phone: '4915112', may: false },
])('a code may be sent to $name: $may', ({ phone, may }) => {
  expect(textedNumbers(['DE', 'US'])(phone)).toBe(may);
});

test.each([
  { text: 'DE', countries: ['DE'] },
  { text: 'de, AT,ch', countries: ['DE', 'AT', 'CH'] },
  { text: '49', countries: undefined },
  { text: 'DE,', countries: undefined },
  { text: 'XX', countries: undefined },
])('SMS_COUNTRIES="$text" are $countries', ({ text, countries }) => {
  expect(readCountries(text)).toEqual(countries);
});
