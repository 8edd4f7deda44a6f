import { join } from 'node:path'
import { grantAppRole } from '../kernel/app-role.ts'
import { makeClockTable } from '../kernel/clock.ts'
import { limitRole } from '../kernel/database-limits.ts'
import { migrateJobs } from '../kernel/jobs.ts'
import { ensureLogRoles, grantLogs } from '../kernel/tlog/log-roles.ts'
import { migrate } from '../kernel/migrations.ts'
import { sayingWhatWaits } from '../kernel/waiting-writes.ts'
import { projectDir } from './project-dir.ts'

/** A database by two roles: the one that owns its tables, and the one that the server works as. */
export type Roles = { ownerUrl: string; appUrl: string }

export const migrationsDir = join(projectDir, 'server/migrations')

/**
 * Does all that only the owner may: brings the tables up to date, or up to the migration of a number, and says what the app's
 * role may do with them, and for how long. Where its writes wait for a replica it says so by `say`, or on standard output.
 */
export async function prepareTables(
  { ownerUrl, appUrl }: Roles,
  { withClock, until, say }: { withClock: boolean; until?: string; say?: (sentence: string) => void },
): Promise<void> {
  await sayingWhatWaits([ownerUrl, appUrl], prepare, say)

  async function prepare(): Promise<void> {
    await ensureLogRoles(ownerUrl)
    await migrate(ownerUrl, migrationsDir, until)
    await migrateJobs(ownerUrl)
    if (withClock) await makeClockTable(ownerUrl)
    await grantAppRole(ownerUrl, appUrl)
    await grantLogs(ownerUrl, appUrl)
    await limitRole(appUrl)
  }
}
