import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes the first file that is dropped or pasted; pasted text that comes with a picture of itself stays text. */
export function useDroppedFiles(onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false);

  function dragOver(event: DragEvent<HTMLElement>): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDragged(true);
  }

  function drop(event: DragEvent<HTMLElement>): void {
    setIsDragged(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  }

  return {
    'data-dragged': isDragged ? '' : undefined,
    onDragOver: dragOver,
    onDragLeave: () => setIsDragged(false),
    onDrop: drop,
    onPaste: paste,
  };
}
