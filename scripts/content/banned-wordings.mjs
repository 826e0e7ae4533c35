/**
 * A wording that a language does not use, whatever the English says: a variant of a term, or a fault of typography.
 * @typedef {{ find: string, say: string, example: string }} BannedWording `find` is a regular expression (flags `iu`), `say` what
 *   to write instead, `example` a text that `find` matches
 */

/** @param {string} text @param {readonly BannedWording[]} banned @returns {string[]} faults, each to be put behind the name of the text */
export function bannedWordings(text, banned) {
  return banned.flatMap(({ find, say }) => {
    const found = expressionOf(find).exec(text)?.[0];
    return found === undefined ? [] : [`has “${found.trim()}”: ${say}`];
  });
}

/** Entries that would find nothing: their own example shows it. @param {readonly BannedWording[]} banned */
export function uselessBans(banned) {
  return banned
    .filter(({ find, say, example }) => !say || !expressionOf(find).test(example ?? ''))
    .map(({ find }) => `“${find}” does not find its own example, or does not say what to write`);
}

/** @param {string} find */
function expressionOf(find) {
  return new RegExp(find, 'iu');
}
