import { useState } from 'react';

/** Characters of a slot. Source: `TextChoices` of the engine. */
const MAX_SLOT_CHARS = 80;

type SlotChipProps = {
  label: string;
  /** What the prompt says; empty if it says nothing. */
  value: string;
  /** The placeholder. */
  usual: string;
  onChange(value: string): void;
};

/** Something that was read from the idea, to be changed in its place. */
export function SlotChip({ label, value, usual, onChange }: SlotChipProps) {
  // While it is typed, the prompt follows a moment later; the field must not wait for it.
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    setTyped(text);
    onChange(text);
  }

  return (
    <label className="inline-flex min-h-11 max-w-full items-center gap-0.5 rounded-chip border border-edge bg-card ps-3 pe-1 text-sm focus-within:border-focus pointer-fine:min-h-9">
      <span className="shrink-0 text-ink-2">{label}</span>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={MAX_SLOT_CHARS}
        value={typed ?? value}
        placeholder={usual}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        className="min-h-9 min-w-12 max-w-full rounded-chip bg-transparent px-1.5 text-base text-ink field-sizing-content placeholder:text-ink-3 pointer-fine:min-h-8 pointer-fine:text-sm"
      />
    </label>
  );
}
