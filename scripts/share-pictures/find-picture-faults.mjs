/** More than this delays the card of a shared link. */
const MAX_BYTES = 30_000;

/**
 * @param {readonly { file: string, hash: string }[]} wanted what the pages of the site name
 * @param {Readonly<Record<string, string>>} drawn the hashes of the pictures as they were drawn, by address
 * @param {ReadonlyMap<string, number>} bytes the sizes of the files that are there, by address
 * @returns {{ file: string, fault: string }[]}
 */
export function findPictureFaults(wanted, drawn, bytes) {
  const names = new Set(wanted.map(({ file }) => file));
  return [
    ...wanted.filter(({ file }) => !bytes.has(file)).map(({ file }) => ({ file, fault: 'missing' })),
    ...wanted
      .filter(({ file, hash }) => bytes.has(file) && drawn[file] !== hash)
      .map(({ file }) => ({ file, fault: 'stale' })),
    ...[...bytes.keys()].filter((file) => !names.has(file)).map((file) => ({ file, fault: 'named by no page' })),
    ...[...bytes]
      .filter(([file, size]) => names.has(file) && size > MAX_BYTES)
      .map(([file, size]) => ({ file, fault: `${size} bytes, more than ${MAX_BYTES}` })),
  ];
}
