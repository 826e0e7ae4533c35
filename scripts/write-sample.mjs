// Prints the sample that a guide shows for an idea: node scripts/write-sample.mjs json-idea output_schema <<< 'the idea'
import { text } from 'node:stream/consumers';
import { writeSamples } from '../apps/web/app/content/write-samples.server.ts';

const idea = (await text(process.stdin)).trim();
console.log(writeSamples(`\`\`\`${process.argv.slice(2).join(' ')}\n${idea}\n\`\`\``, 'en'));
