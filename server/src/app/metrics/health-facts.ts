import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HealthFacts } from '../../features/health/health.api.ts'
import { projectDir } from '../project-dir.ts'
import type { ServerStanding } from './standing.ts'

const startedAt = new Date()
export const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
  version: string
}

/** Out: what an administrator is told of a server, from what `/readyz` and `/metrics` say too. */
export const healthFactsOf = (standing: ServerStanding) => async (): Promise<HealthFacts> => {
  const { around } = standing
  const replica = standing.replica()
  const [ready, rooms, stored, backupAt] = await Promise.all([
    standing.ready(),
    standing.rooms(),
    standing.stored(),
    standing.backupAt(),
  ])
  return {
    version,
    built: around.built,
    node: process.version,
    startedAt,
    ready,
    rooms,
    state: stored.state,
    witnesses: stored.witnesses,
    backupAt,
    configured: around.configured,
    hasOwnFiles: around.hasOwnFiles ?? false,
    pushes: around.pushCounts(),
    isReplicaRead: replica && replica.state === 'read',
  }
}
