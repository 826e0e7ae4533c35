type TextFile = {
  name: string;
  /** Without a charset: the file is UTF-8. */
  mediaType: string;
};

/** Downloads a text as a file, byte for byte. */
export function downloadText({ name, mediaType }: TextFile, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
