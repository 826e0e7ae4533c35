const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Puts PNGs together as one .ico, which browsers ask for where a page names no icon.
 * Source: the ICO format since Windows Vista, whose entries may be whole PNGs
 * @param {readonly { size: number, png: Buffer }[]} pictures size in pixels, under 256
 */
export function iconFile(pictures) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits for each pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
