type ParagraphsProps = { texts: readonly string[] };

export function Paragraphs({ texts }: ParagraphsProps) {
  return (
    <div className="grid max-w-measure gap-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
