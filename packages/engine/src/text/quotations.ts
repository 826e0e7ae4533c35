/** What stands in quotation marks of any of the twelve languages, on one line, with its marks. */
export const QUOTATION = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》/gu;

/** The text with quotations made blank, so that all places stay where they are. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATION, (quotation) => ' '.repeat(quotation.length));
}
