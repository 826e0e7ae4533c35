/**
 * The words of a list whose rows hold many, with spaces. Words that begin with another one stand behind it:
 * "Abend/brot/essen" is "Abend", "Abendbrot" and "Abendessen".
 */
export function listedWords(rows: readonly string[]): string[] {
  return rows
    .flatMap((row) => row.split(' '))
    .flatMap((entry) => {
      const [word = '', ...ends] = entry.split('/');
      return [word, ...ends.map((end) => word + end)];
    });
}
