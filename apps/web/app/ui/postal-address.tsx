export type Addressee = { name: string; lines: readonly string[] };
type PostalAddressProps = { addressee: Addressee };

/** A name with the lines of its address, as on an envelope. */
export function PostalAddress({ addressee: { name, lines } }: PostalAddressProps) {
  return (
    <address className="grid max-w-measure not-italic wrap-anywhere">
      <bdi className="font-semibold">{name}</bdi>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
