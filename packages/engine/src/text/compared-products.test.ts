import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { readIdea } from './read-idea.ts';

test.each<[LanguageCode, string]>([
  ['en', 'compare Postgres and SQLite for a small web app'],
  ['en', 'compare MongoDB with Postgres'],
  ['de', 'vergleiche Postgres und SQLite für eine kleine Web-App'],
  ['fr', 'compare Postgres et SQLite pour une petite appli web'],
  ['es', 'compara Postgres y SQLite para una app web pequeña'],
  ['it', 'confronta Postgres e SQLite per una piccola web app'],
  ['pt', 'compare Postgres e SQLite para um app web pequeno'],
  ['ru', 'сравни Postgres и SQLite для небольшого веб-приложения'],
  ['ko', '작은 웹 앱용으로 Postgres와 SQLite를 비교해줘'],
  ['zh', '比较一下Postgres和SQLite，用在小型网站上'],
  ['ar', 'قارن بين Postgres وSQLite لتطبيق ويب صغير'],
])('in %s, "%s" is a comparison', (language, idea) => {
  expect(readIdea(idea, TEXT_PACKS[language]).job.intent).toBe('comparison');
});

test.each<[LanguageCode, string]>([
  ['en', 'compare row counts between MySQL and Postgres with a SQL query'],
  ['en', 'write a MySQL join, and the same in Postgres, then compare both'],
  ['en', 'MySQL/MariaDB: compare sales of two months, group by store'],
  ['en', 'turn this MySQL query into Postgres, or say why it cannot be done'],
  ['en', 'count rows in Postgres'],
  ['ru', 'T-SQL для SQL Server: сравнить выручку за два месяца'],
  ['ru', 'Постгрес (PostgreSQL): сравнить выручку за два месяца'],
])('in %s, "%s" is a query', (language, idea) => {
  expect(readIdea(idea, TEXT_PACKS[language]).job.intent).toBe('sql');
});
