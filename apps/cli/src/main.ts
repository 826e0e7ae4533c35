#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { runCommand } from './run-command.ts';

const { code, output, errors } = await runCommand(process.argv.slice(2), () => text(process.stdin));
if (output !== '') console.log(output);
if (errors !== '') console.error(errors);
process.exitCode = code;
