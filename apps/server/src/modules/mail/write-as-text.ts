import { fillSlots } from './fill-slots.ts';
import type { MailBlock, MailWords } from './mail-blocks.ts';

const asIs = (text: string) => text;

/** The mail for programs that show no HTML. */
export function writeAsText(blocks: readonly MailBlock[], words: MailWords, site: string): string {
  const footer = `-- \n${fillSlots(words.frame.footer, { site }, asIs, asIs)}`;
  return `${[...blocks.map(textOf), footer].join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  if (block.type === 'button') return `${block.label}:\n${block.address}`;
  if (block.type === 'code') return `    ${block.code}`;
  return fillSlots(block.text, block.values, asIs, asIs);
}
