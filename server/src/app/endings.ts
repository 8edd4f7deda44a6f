import type { FastifyInstance } from 'fastify'
import type { Watch } from '../features/log/log.api.ts'
import type { WebhookSender } from '../features/webhooks/webhooks.api.ts'
import type { RunningJobs } from '../kernel/jobs.ts'
import type { Ending } from './closing.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Ports } from './ports.ts'

/** After so long the process ends whatever is left; all patience below together is less. */
export const deadlineMs = 22_000
/** After so long it is killed, where it cannot even end. */
export const killedAfterMs = deadlineMs + 1_000

type Running = {
  app: FastifyInstance
  jobs: RunningJobs
  largeRounds: { end(): void }
  watch: Watch
  webhookSender: WebhookSender
  ports: Ports
  database: OpenDatabase
  endMetrics: () => void
  endTraces: () => Promise<void>
}

/** What a running server ends, in the order of who uses whom. */
export const endingsOf = ({
  app,
  jobs,
  largeRounds,
  watch,
  webhookSender,
  ports,
  database,
  endMetrics,
  endTraces,
}: Running): Ending[] => [
  {
    what: 'requests',
    patienceMs: 7_000,
    end() {
      database.sayEnding()
      endMetrics()
      // idle keep-alive connections would delay the close
      const idle = setInterval(() => app.server.closeIdleConnections(), 100)
      return app.close().finally(() => clearInterval(idle))
    },
    cut: () => app.server.closeAllConnections(),
  },
  { what: 'jobs', patienceMs: 2_000, end: () => jobs.stop() },
  // what is cut off there is taken back whole, and done by the next server
  { what: 'settling large rounds', patienceMs: 100, end: async () => largeRounds.end() },
  {
    what: 'webhooks',
    patienceMs: 500,
    end() {
      // deliveries that are cut off are sent again by the next server
      webhookSender.close()
      return webhookSender.idle()
    },
  },
  { what: 'printing', patienceMs: 1_000, end: () => ports.pdf.close() },
  {
    what: 'signing the logs',
    patienceMs: 400,
    end() {
      // do not wait for slow witnesses
      watch.close()
      return ports.logSigner.close()
    },
  },
  { what: 'looking into files', patienceMs: 1_000, end: () => ports.fileCleaner.close() },
  // PostgreSQL is ended ever harder, which takes eight seconds at most
  { what: 'the database', patienceMs: 8_500, end: () => database.close() },
  { what: 'sending traces', patienceMs: 500, end: endTraces },
]
