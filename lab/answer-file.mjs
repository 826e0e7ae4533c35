import { readFileSync, writeFileSync } from 'node:fs';
import { answerAsProduct } from './quality/answer-as-product.mjs';
const [from, to] = process.argv.slice(2);
const ideas = JSON.parse(readFileSync(from, 'utf8'));
writeFileSync(to, JSON.stringify(Object.fromEntries(ideas.map((i) => [i.id, answerAsProduct(i)])), null, 1));
