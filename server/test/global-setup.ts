import type { TestProject } from 'vitest/node'
import { openTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    clusterAppUrl: string
    clusterSignerUrl: string
  }
}

/** One PostgreSQL for the whole run, ended with it. */
export default async function setup(project: TestProject) {
  const cluster = await openTestCluster()
  project.provide('clusterUrl', cluster.url)
  project.provide('clusterAppUrl', cluster.appUrl)
  project.provide('clusterSignerUrl', cluster.signerUrl)
  return cluster.close
}
