import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const engine = join(import.meta.dirname, '../../packages/engine/src');

/**
 * The bundled code that a browser loads to write text prompts itself.
 * @param {readonly string[]} languages
 * @returns {Promise<{ name: string, bytes: number }[]>} brotli; the engine first, then each language's words
 */
export async function engineBytes(languages) {
  const words = Object.fromEntries(languages.map((code) => [code, join(engine, 'words', code, 'text.json')]));
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
  return ['engine', ...languages].map((name) => {
    const chunk = output.find((candidate) => candidate.type === 'chunk' && candidate.name === name);
    return { name, bytes: brotliCompressSync(chunk?.code ?? '').length };
  });
}
