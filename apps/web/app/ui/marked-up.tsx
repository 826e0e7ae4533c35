import { cloneElement, type ReactElement, type ReactNode } from 'react';

type MarkedUpProps = {
  /** Words with an element in them: `As <address>a@b.c</address>` */
  text: string;
  /** The element to use for that tag name; the text becomes its child. */
  elements: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
};

const ELEMENT = /<(\w+)>(.*?)<\/\1>/s;

/** Words of which a part looks different. Only the first element of each text is read: ours have one. */
export function MarkedUp({ text, elements }: MarkedUpProps): ReactNode {
  const [whole, name = '', inner] = ELEMENT.exec(text) ?? [];
  const element = elements[name];
  if (whole === undefined || element === undefined) return text;
  const [before, ...after] = text.split(whole);
  return (
    <>
      {before}
      {cloneElement(element, {}, inner)}
      {after.join(whole)}
    </>
  );
}
