import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFailed } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { notifyAdmins } from '../../features/notifications/notifications.api.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { isDiskFull } from '../../kernel/disk-full.ts'
import { enqueue, type Job } from '../../kernel/jobs.ts'
import type { BackupSettings } from './backup-settings.ts'
import { computeKept } from './kept.rules.ts'
import { makeBackup, type Saved } from './make-backup.ts'
import { checkBackup } from './read-backup.ts'

export type Nightly = BackupSettings & { saved: Saved }

const named = /^bargah-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.half)?$/
const nameAt = (at: Date) => `bargah-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

/** The backups of a folder by when they were made; what was cut off in the middle apart. */
async function listBackups(dir: string): Promise<{ whole: Map<Date, string>; half: string[] }> {
  const whole = new Map<Date, string>()
  const half: string[] = []
  for (const name of await readdir(dir).catch(() => [])) {
    const [, year, month, day, hour, minute, second, isHalf] = named.exec(name) ?? []
    if (!year) continue
    if (isHalf) half.push(name)
    else whole.set(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), name)
  }
  return { whole, half }
}

/** When the newest backup of a folder was made; null where there is none. */
export async function lastBackupAt(dir: string): Promise<Date | null> {
  const { whole } = await listBackups(dir)
  return [...whole.keys()].toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

/** Makes a backup, reads it through, and then takes away those that the rule does not keep. */
async function backUp({ dir, passphrase, keeping, saved }: Nightly, at: Date): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { half } = await listBackups(dir)
  for (const name of half) await rm(join(dir, name), { force: true })
  const path = join(dir, nameAt(at))
  await makeBackup(saved, path, passphrase)
  await checkBackup(path, passphrase)
  const { whole } = await listBackups(dir)
  const kept = computeKept([...whole.keys()], keeping)
  for (const [made, name] of whole) if (!kept.has(made)) await rm(join(dir, name), { force: true })
}

/** A night's failure is told once, however often it is tried again. */
const toldOnceMs = 12 * 60 * 60_000

async function tellFailure(database: Database, error: unknown): Promise<void> {
  await transaction(database, async (tx, now) => {
    const wording = backupFailed(isDiskFull(error) ? 'disk' : 'other')
    await notifyAdmins(tx, wording, now, { unlessSince: new Date(now.getTime() - toldOnceMs) })
  })
}

const job = 'back-up'

/** Makes the first backup after the server has opened, where there is none: nobody is without one until the night. */
export async function beginBackups(database: Database, { dir }: BackupSettings): Promise<void> {
  if ((await lastBackupAt(dir)) !== null) return
  await transaction(database, (tx) => enqueue(tx, { name: job, payload: {}, inMs: 0, key: 'first-backup' }))
}

/**
 * A backup each night, at half past one in Tehran, where it is set; one that was missed within a day is made behind the open
 * door. What fails is told to the administrators and tried again by the queue.
 */
export const backupJobs = (nightly: Nightly | null): readonly Job[] =>
  nightly === null
    ? []
    : [
        {
          name: job,
          cron: '0 22 * * *',
          isLong: true,
          async run(database) {
            try {
              await backUp(nightly, await database.clock.now(database.db))
            } catch (error) {
              await tellFailure(database, error)
              throw error
            }
          },
        },
      ]
