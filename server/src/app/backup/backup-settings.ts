import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Keeping } from './kept.rules.ts'
import { choiceOr, matching, text, whole } from '../setting.ts'

export const shortestPassphrase = 16

const kept = (plain: number, what: string) =>
  whole({ from: 0, to: 1_000, plain, means: `how many ${what} keep their newest backup` })

export const backupEnvironment = {
  BACKUP_DIR: text({
    unset: 'none: no backup is made by itself',
    means:
      'the folder in which a backup is made each night, best on another disk; the first at the start that finds none. Servers on one machine share it; of several machines one has it ([0098](decisions/0098-backups-of-our-own.md))',
  }),
  BACKUP_PASSPHRASE: matching(
    `at least ${shortestPassphrase} characters`,
    (given) => given.length >= shortestPassphrase,
    { means: 'seals every backup; without it none is read, so keep it elsewhere too, on paper' },
  ),
  BACKUP_KEEP_DAYS: kept(7, 'of the latest days'),
  BACKUP_KEEP_WEEKS: kept(4, 'of the latest weeks'),
  BACKUP_KEEP_MONTHS: kept(6, 'of the latest months'),
  BACKUP_FILES: choiceOr(['0', '1'], '1', {
    means: '`0` leaves out the files that people send, where their folder or bucket is saved otherwise',
  }),
}
type Environment = z.infer<z.ZodMiniObject<typeof backupEnvironment>>

export type BackupSettings = { dir: string; passphrase: string; keeping: Keeping; withFiles: boolean }

/** Out: how backups are made by themselves, or null where they are not. Throws where the passphrase is missing. */
export function readBackupSettings(data: Environment): BackupSettings | null {
  if (!data.BACKUP_DIR) return null
  if (!data.BACKUP_PASSPHRASE) throw new Error('BACKUP_DIR asks for BACKUP_PASSPHRASE too')
  return {
    dir: resolve(data.BACKUP_DIR),
    passphrase: data.BACKUP_PASSPHRASE,
    keeping: {
      days: data.BACKUP_KEEP_DAYS,
      weeks: data.BACKUP_KEEP_WEEKS,
      months: data.BACKUP_KEEP_MONTHS,
    },
    withFiles: data.BACKUP_FILES === '1',
  }
}
