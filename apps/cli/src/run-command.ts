import { HELP, readCommand, UsageError } from './read-command.ts';
import { writePrompt } from './write-prompt.ts';

const EXIT_USAGE = 2;

export type Answer = { code: number; output: string; errors: string };

/**
 * What a command line prints.
 * @param args without the names of Node and the program
 * @param readInput the standard input; called only if the idea is `-`
 * @throws everything but mistakes in the command line, which are part of the answer
 */
export async function runCommand(args: string[], readInput: () => Promise<string>): Promise<Answer> {
  try {
    const command = readCommand(args);
    if (command.wantsHelp) return { code: 0, output: HELP, errors: '' };
    const idea = command.idea === '-' ? await readInput() : command.idea;
    return { code: 0, output: await writePrompt({ ...command, idea: idea.trim() }), errors: '' };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: EXIT_USAGE, output: '', errors: `${error.message}\nwordlamp --help says more.` };
  }
}
