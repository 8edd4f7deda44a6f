import { auditJobs } from '../features/audit/audit.jobs.ts'
import { authJobs } from '../features/auth/auth.jobs.ts'
import { cargosJobs } from '../features/cargos/cargos.jobs.ts'
import { filesJobs } from '../features/files/files.jobs.ts'
import type { Watch } from '../features/log/log.api.ts'
import { heldActsJobs } from '../features/held-acts/held-acts.jobs.ts'
import { importsJobs } from '../features/imports/imports.jobs.ts'
import { logJobs } from '../features/log/log.jobs.ts'
import type { Delivery as MailDelivery } from '../features/mail/deliver-letter.ts'
import { mailJobs } from '../features/mail/mail.jobs.ts'
import type { Delivery } from '../features/outbox/deliver-sms.ts'
import { outboxJobs } from '../features/outbox/outbox.jobs.ts'
import { notificationsJobs } from '../features/notifications/notifications.jobs.ts'
import { oversightJobs } from '../features/oversight/oversight.jobs.ts'
import { paymentsJobs } from '../features/payments/payments.jobs.ts'
import { reconciliationJobs } from '../features/reconciliation/reconciliation.jobs.ts'
import { findLetterFile } from '../features/reports/morning.store.ts'
import { morningJobs } from '../features/reports/morning.jobs.ts'
import { roundJobs } from '../features/rounds/rounds.jobs.ts'
import type { LargeRounds } from '../features/rounds/settle-round.ts'
import { statisticsJobs } from '../features/statistics/statistics.jobs.ts'
import { turnsJobs } from '../features/turns/turns.jobs.ts'
import { walletJobs } from '../features/wallet/wallet.jobs.ts'
import { wishesJobs } from '../features/wishes/wishes.jobs.ts'
import type { WebhookSender } from '../features/webhooks/webhooks.api.ts'
import { webhooksJobs } from '../features/webhooks/webhooks.jobs.ts'
import type { Job } from '../kernel/jobs.ts'
import type { Log } from '../kernel/log.ts'
import type { Route } from '../kernel/routes.ts'
import { resealJob } from '../kernel/reseal.ts'
import type { Ports } from './ports.ts'
import { backupJobs, type Nightly } from './backup/nightly.ts'
import { housekeepingJobs } from './housekeeping.ts'
import type { Keeping } from './retention.ts'
import { sealedColumns } from './sealed-columns.ts'

type Settings = { keeping: Keeping; sendingDays: number; backups: Nightly | null } & Delivery &
  Pick<MailDelivery, 'mail'>
type JobPorts = Pick<Ports, 'banks' | 'files' | 'fileSettings' | 'logSigner' | 'push'> & {
  watch: Watch
  large?: LargeRounds
  webhookSender: WebhookSender
  routes: readonly Route[]
  isDemo: boolean
  log: Pick<Log, 'error' | 'warn'>
}

/** What a job needs that makes the calls of the product in somebody's name. */
const forOthers = ({ keys }: Settings, { routes, isDemo, log }: JobPorts) => ({
  keys,
  log,
  routes: () => routes,
  demandsFactors: !isDemo,
})

export const allJobs = (settings: Settings, ports: JobPorts): readonly Job[] => [
  ...auditJobs({ ...settings, ...ports }),
  ...authJobs(settings),
  ...backupJobs(settings.backups),
  ...cargosJobs(settings),
  ...filesJobs(ports),
  ...heldActsJobs(forOthers(settings, ports)),
  ...housekeepingJobs(settings.keeping),
  ...importsJobs(forOthers(settings, ports)),
  ...logJobs(ports),
  ...mailJobs({ ...settings, findFile: findLetterFile }),
  ...outboxJobs(settings),
  ...notificationsJobs({ ...ports, ...settings }),
  ...morningJobs(forOthers(settings, ports)),
  ...oversightJobs,
  ...paymentsJobs(ports),
  ...reconciliationJobs(ports),
  resealJob(settings.keys, sealedColumns),
  ...roundJobs(ports),
  ...statisticsJobs,
  ...turnsJobs,
  ...walletJobs,
  ...webhooksJobs(ports),
  ...wishesJobs(settings),
]
