// Imports nothing of the engine: what is checked may not say what is right.

/** Words that negate the rest of their line, in the twelve languages. */
const BAN =
  /\b(?:no|not|without|never|avoid|don't|do not|instead of|rather than|kein\w*|nicht|ohne|niemals|statt|ni|sans|pas|jamais|aucune?|sin|nunca|ningun\w*|evitar?|senza|non|niente|mai|sem|não|nunca|нет|не|без|ни|yok|değil|hariç|olmasın|olmadan|asla|yerine)\b|n't\b|بدون|بلا|لا |دون|ليس|غير|без|нет|не |なし|ない|なく|ません|ず|以外|禁止|不|没|無|无|別|别|非|없|말고|빼|않|안 |금지|s[ıi]z\b|s[uü]z\b|negative_prompt|exclu/iu;

/**
 * @param {import('./ideas.mjs').Idea} idea
 * @param {string} answer
 * @returns {{ missing: string[], broken: string[] }} what does not appear, and what appears in a line that does not ban it
 */
export function checkAnswer({ must, never }, answer) {
  const text = fold(answer);
  const lines = text.split(/\n|(?<=[.!?。！？])\s*/u);
  const missing = must.filter(({ forms }) => !forms.some((form) => text.includes(fold(form)))).map(({ what }) => what);
  const broken = never
    .filter(({ forms }) => forms.some((form) => lines.some((line) => line.includes(fold(form)) && !BAN.test(line))))
    .map(({ what }) => what);
  return { missing, broken };
}

/** @param {string} text */
function fold(text) {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}
