import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside every text file of a folder, at the highest level; returns how many files. */
export async function compressAssets(folder: string): Promise<number> {
  const names = readdirSync(folder).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const raw = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
      writeFileSync(`${file}.br`, await brotli(raw, { params }));
      writeFileSync(`${file}.gz`, await deflate(raw, { level: 9 }));
    }),
  );
  return names.length;
}
