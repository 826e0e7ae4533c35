export const SAVE_FORMATS = ['txt', 'md', 'json'] as const;
export type SaveFormat = (typeof SAVE_FORMATS)[number];

export type SavedFile = { name: string; mediaType: string; text: string };

const MEDIA_TYPES = { txt: 'text/plain', md: 'text/markdown', json: 'application/json' } as const;

/**
 * A prompt as a file of another kind. JSON stays as it is in a .json file and goes into a code block in a .md file; any
 * other text becomes the `prompt` of an object.
 * @param name of the file that Download writes; its ending is replaced
 */
export function savedFile(format: SaveFormat, name: string, text: string): SavedFile {
  const isObject = isJson(text);
  const file = { name: `${name.replace(/\.\w+$/, '')}.${format}`, mediaType: MEDIA_TYPES[format] };
  if (format === 'json' && !isObject) return { ...file, text: JSON.stringify({ prompt: text }, null, 2) };
  if (format === 'md' && isObject) return { ...file, text: `\`\`\`json\n${text}\n\`\`\`\n` };
  return { ...file, text };
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false; // a prompt in words
  }
}
