import { health } from '@bargah/contract/features/health/health.endpoints.ts'
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { firstSteps } from '@bargah/contract/features/health/health.states.ts'
import { routes } from '../../kernel/routes.ts'
import { computeParts, type HealthFacts } from './health.rules.ts'
import { type Begun, listServers, readBegun } from './health.views.ts'

export type HealthPorts = { tellHealth(): Promise<HealthFacts> }

export const healthRoutes = ({ tellHealth }: HealthPorts) =>
  routes(health, {
    showHealth: async (call) => {
      const [facts, begun, servers, now] = await Promise.all([
        tellHealth(),
        readBegun(call.db),
        listServers(call.db),
        call.now(),
      ])
      return {
        ...presentServer(facts, servers.length, now),
        servers: servers.map(({ server, startedAt }) => ({ name: server, since: startedAt.toISOString() })),
        steps: presentSteps({ ...begun, sms: facts.configured.sms, bank: facts.configured.bank }),
      }
    },
  })

const presentServer = (
  facts: HealthFacts,
  servers: number,
  now: Date,
): Omit<Health, 'servers' | 'steps'> => ({
  at: now.toISOString(),
  version: facts.version,
  ...facts.built,
  node: facts.node,
  startedAt: facts.startedAt.toISOString(),
  databaseBytes: facts.state.databaseBytes,
  freeBytes: facts.rooms.length > 0 ? Math.min(...facts.rooms.map(({ free }) => free)) : null,
  parts: computeParts(facts, servers, now),
})

const presentSteps = (done: Begun & { sms: boolean; bank: boolean }): Health['steps'] =>
  firstSteps.map((step) => ({ step, isDone: done[step] }))
