import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {'text' | 'art' | 'json' | 'video'} Kind
 * @typedef {{ what: string, forms: string[] }} Forms one of the forms has to appear, or none may
 * @typedef {{ id: string, language: import('@wordlamp/engine').LanguageCode, kind: Kind, idea: string, artefact: string,
 *   isThin: boolean, trap: string, must: Forms[], never: Forms[], expert?: string }} Idea
 */

/** @param {string} round */
export function folderOf(round) {
  return join(import.meta.dirname, 'rounds', round);
}

/** @param {string} round @returns {Promise<Idea[]>} */
export async function readIdeas(round) {
  return JSON.parse(await readFile(join(folderOf(round), 'ideas.json'), 'utf8'));
}

/** @param {string} round @returns {Promise<Record<string, string>>} by the id of the idea */
export async function readAnswers(round) {
  return JSON.parse(await readFile(join(folderOf(round), 'answers.json'), 'utf8'));
}
