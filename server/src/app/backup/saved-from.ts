import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../kernel/app-role.ts'
import { runningAppUrl } from '../../kernel/embedded-postgres/start.ts'
import type { Log } from '../../kernel/log.ts'
import type { Config } from '../config.ts'
import { fileStore } from '../file-ports.ts'
import { reachDatabase } from '../open-database.ts'
import type { Saved } from './make-backup.ts'

/** What of a server is saved, beside the address of its database. */
export const savedParts = (config: Config, { withFiles }: { withFiles: boolean }): Omit<Saved, 'url'> => ({
  dataDir: config.dataDir,
  secrets: config.secrets,
  logs: config.logs,
  files: withFiles ? fileStore(config.files) : null,
})

const answers = (url: string): Promise<boolean> =>
  withClient(url, async () => true).catch((error: { code?: string }) => {
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return false
    throw error
  })

/** Gives `work` the database to be saved: the outside one, or the server's own, started for as long as it takes if need be. */
export async function withSavedDatabase<T>(
  config: Config,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseDirectUrl) return work(config.databaseDirectUrl)
  if (!existsSync(join(config.dataDir, 'postgres/cluster')))
    throw new Error(
      `در ${config.dataDir} پایگاه داده‌ای نیست؛ DATA_DIR یا DATABASE_URL را مانند سرور بدهید.\n` +
        `There is no database in ${config.dataDir}: set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  const running = runningAppUrl(config.dataDir)
  if (running && (await answers(running))) return work(running)
  const { embedded, appUrl } = await reachDatabase(config, log)
  try {
    return await work(appUrl)
  } finally {
    await embedded?.stop()
  }
}
