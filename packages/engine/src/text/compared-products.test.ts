import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import type { IntentId } from './intents.ts';
import { readIdea } from './read-idea.ts';

test.each<[LanguageCode, IntentId, string]>([
  ['en', 'comparison', 'compare Postgres and SQLite for a small web app'],
  ['en', 'comparison', 'compare MongoDB with Postgres'],
  ['de', 'comparison', 'vergleiche Postgres und SQLite für eine kleine Web-App'],
  ['fr', 'comparison', 'compare Postgres et SQLite pour une petite appli web'],
  ['es', 'comparison', 'compara Postgres y SQLite para una app web pequeña'],
  ['it', 'comparison', 'confronta Postgres e SQLite per una piccola web app'],
  ['pt', 'comparison', 'compare Postgres e SQLite para um app web pequeno'],
  ['ru', 'comparison', 'сравни Postgres и SQLite для небольшого веб-приложения'],
  ['ko', 'comparison', '작은 웹 앱용으로 Postgres와 SQLite를 비교해줘'],
  ['zh', 'comparison', '比较一下Postgres和SQLite，用在小型网站上'],
  ['ar', 'comparison', 'قارن بين Postgres وSQLite لتطبيق ويب صغير'],
  ['en', 'sql', 'compare row counts between MySQL and Postgres with a SQL query'],
  ['en', 'sql', 'write a MySQL join, and the same in Postgres, then compare both'],
  ['en', 'sql', 'MySQL/MariaDB: compare sales of two months, group by store'],
  ['en', 'sql', 'turn this MySQL query into Postgres, or say why it cannot be done'],
  ['en', 'sql', 'count rows in Postgres'],
  ['ru', 'sql', 'T-SQL для SQL Server: сравнить выручку за два месяца'],
  ['ru', 'sql', 'Постгрес (PostgreSQL): сравнить выручку за два месяца'],
])('in %s, %s is the job of "%s"', (language, intent, idea) => {
  expect(readIdea(idea, TEXT_PACKS[language]).job.intent).toBe(intent);
});
