import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../adapters/files/files.port.ts'
import type { Database } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { findLeftArrivals, forgetArrivals } from '../../kernel/uploads.store.ts'

type Swept = { files: FileStore; fileSettings: { incomingDir: string } }

/** Removes what a crash left: stored files that no transaction took, and what lay aside, older than an hour. */
async function sweepFiles({ db, clock }: Database, { files, fileSettings }: Swept): Promise<void> {
  const now = (await clock.now(db)).getTime()
  const left = await findLeftArrivals(db, new Date(now - hourMs))
  await forEachAlone(left, (name) => forgetArrivals(db, files, [name]))
  // the disk tells time by its own clock
  await sweepFolder(fileSettings.incomingDir, Date.now() - hourMs)
}

async function sweepFolder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await forEachAlone(names, async (name) => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  })
}

export const filesJobs = (ports: Swept): readonly Job[] => [
  { name: 'sweep-files', cron: '*/10 * * * *', run: (database) => sweepFiles(database, ports) },
]
