import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../kernel/disk-full.ts'
import type { Config } from './config.ts'
import type { WrittenFolder } from './surroundings.ts'

type Written = Pick<Config, 'dataDir' | 'files' | 'backups'>

export const foldersOf = ({ dataDir, files, backups }: Written): WrittenFolder[] => [
  { setting: 'DATA_DIR', folder: dataDir, isForRequests: true },
  ...(files.s3 ? [] : [{ setting: 'FILES_DIR', folder: files.dir, isForRequests: true }]),
  ...(backups ? [{ setting: 'BACKUP_DIR', folder: backups.dir, isForRequests: false }] : []),
]

const notWritable = (setting: string, folder: string, why: string) =>
  `پوشه‌ای که ${setting} نشان می‌دهد (${folder}) نوشتنی نیست: ${why}.\n` +
  `The folder that ${setting} names (${folder}) cannot be written: ${why}. Give it to the server's user; under systemd name it in ReadWritePaths of the unit too.`

/**
 * Makes sure that each folder in which the server writes is there and takes a file, before anybody sends one. Throws a sentence
 * that names the setting. A disk that is full is no reason not to start: lists are read meanwhile, and `/readyz` says so.
 */
export async function mustBeWritable(config: Written): Promise<void> {
  for (const { setting, folder } of foldersOf(config)) {
    const probe = join(folder, `.bargah-${randomBytes(6).toString('hex')}`)
    try {
      // the database's own user passes through DATA_DIR
      await mkdir(folder, { recursive: true, ...(setting !== 'DATA_DIR' && { mode: 0o700 }) })
      await writeFile(probe, 'x', { flag: 'wx' })
    } catch (error) {
      if (isDiskFull(error)) continue
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new Error(notWritable(setting, folder, why), { cause: error })
    } finally {
      await rm(probe, { force: true }).catch(() => {})
    }
  }
}
