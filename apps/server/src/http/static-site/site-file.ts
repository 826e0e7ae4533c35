export type ContentCoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, ready to be sent. */
export type SiteFile = {
  /** 404 for the 404 pages, else 200. */
  status: 200 | 404;
  /** SHA-256 of the uncompressed bytes, shortened; the ETag is this and the coding. */
  hash: string;
  /** Headers that are the same for every answer with this file. */
  headers: Readonly<Record<string, string>>;
  identity: Uint8Array<ArrayBuffer>;
  /** Files are compressed at the first request: all of them at the start would delay it by seconds. */
  br: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  gzip: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** Whether `br` was compressed at a fast level and can still get smaller (recompressPages). */
  isQuicklyCompressed: boolean;
};

/** The built site by path: pages without a slash at the end, other files by their name. */
export type Site = ReadonlyMap<string, SiteFile>;
