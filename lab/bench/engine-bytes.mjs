import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const FILES = ['text', 'reading', 'spelling'];
const engine = join(import.meta.dirname, '../../packages/engine/src');

/**
 * The bundled code that a browser loads to write text prompts itself, without the cards.
 * @param {readonly string[]} languages
 * @returns {Promise<{ name: string, bytes: number }[]>} brotli; the engine first, then each language's words
 */
export async function engineBytes(languages) {
  const words = Object.fromEntries(
    languages.flatMap((code) => FILES.map((file) => [`${code}-${file}`, join(engine, 'words', code, `${file}.json`)])),
  );
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rollupOptions: {
        input: { engine: join(engine, 'index.ts'), ...words },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  const bytesOf = (/** @type {string} */ name) => {
    const chunk = output.find((candidate) => candidate.type === 'chunk' && candidate.name === name);
    if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk "${name}".`);
    return brotliCompressSync(chunk.code).length;
  };
  return [
    { name: 'engine', bytes: bytesOf('engine') },
    ...languages.map((name) => ({
      name,
      bytes: FILES.map((file) => bytesOf(`${name}-${file}`)).reduce((sum, bytes) => sum + bytes, 0),
    })),
  ];
}
