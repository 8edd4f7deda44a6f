import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { projectDir } from '../src/app/project-dir.ts'
import { openTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    clusterAppUrl: string
    clusterSignerUrl: string
  }
}

/** One PostgreSQL for the whole run, ended with it; and the server built, for tests that start it as a process. */
export default async function setup(project: TestProject) {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale', 'server'], { cwd: projectDir })
  const cluster = await openTestCluster()
  project.provide('clusterUrl', cluster.url)
  project.provide('clusterAppUrl', cluster.appUrl)
  project.provide('clusterSignerUrl', cluster.signerUrl)
  return cluster.close
}
