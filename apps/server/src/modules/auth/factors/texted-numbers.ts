import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a code may be sent to a number. @param phone E.164 without the plus */
export type MayText = (phone: string) => boolean;

/** In some countries, e.g. the United States, mobile numbers cannot be told from landlines. */
const MOBILE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Mobile numbers of some countries. Each message costs money, and some numbers exist to earn it (toll fraud): premium
 * and shared cost ranges are not mobile numbers, and satellite and other global ranges belong to no country.
 */
export function textedNumbers(countries: readonly CountryCode[]): MayText {
  return (phone) => {
    const number = parsePhoneNumberFromString(`+${phone}`);
    if (number?.country === undefined || !number.isValid()) return false;
    return countries.includes(number.country) && MOBILE.has(number.getType() ?? '');
  };
}

/**
 * @param text country codes of ISO 3166-1, as "DE, AT"
 * @returns `undefined` if the text is empty or one is not a country code
 */
export function readCountries(text: string): CountryCode[] | undefined {
  const codes = text.split(',').map((code) => code.trim().toUpperCase());
  const known = codes.filter((code): code is CountryCode => isSupportedCountry(code));
  return known.length === codes.length ? known : undefined;
}
