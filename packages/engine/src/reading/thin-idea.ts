/**
 * Words of an idea that leaves most of its result open, so that what usually follows from a subject can be printed
 * without contradicting it. Source: docs/decisions/0036-cards-that-stay-silent.md.
 */
export const MAX_THIN_WORDS = 12;
