import type { TestProject } from 'vitest/node';
import { createPostgresCluster } from './create-postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `postgres` of the cluster that all test files share; each file creates its own database in it. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one PostgreSQL cluster for the whole run, thrown away after it. */
export default async function startPostgres(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster(['fsync=off']);
  await cluster.start();
  project.provide('postgresUrl', cluster.url);
  return cluster.remove;
}
