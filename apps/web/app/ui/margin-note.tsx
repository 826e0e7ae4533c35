import { Icon } from './icon.tsx';

type MarginNoteProps = { id: string; tone: 'danger' | 'warn'; text: string };

const COLOR = { danger: 'border-danger text-danger', warn: 'border-warn bg-warn-tint text-warn' } as const;

/** Help, a limit or an error, in the margin of what it is about. */
export function MarginNote({ id, tone, text }: MarginNoteProps) {
  return (
    <p id={id} className={`flex gap-2 border-s-3 py-1 ps-3 pe-2 text-sm ${COLOR[tone]}`}>
      <Icon name="warning" className="mt-px" />
      {text}
    </p>
  );
}
