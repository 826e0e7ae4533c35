#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { HELP, readCommand, UsageError } from './read-command.ts';
import { writePrompt } from './write-prompt.ts';

const EXIT_USAGE = 2;

try {
  const command = readCommand(process.argv.slice(2));
  if (command.wantsHelp) console.log(HELP);
  else {
    const idea = command.idea === '-' ? await text(process.stdin) : command.idea;
    console.log(await writePrompt({ ...command, idea: idea.trim() }));
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nwordlamp --help says more.`);
  process.exitCode = EXIT_USAGE;
}
