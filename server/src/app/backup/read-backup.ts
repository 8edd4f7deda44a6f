import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashesOf } from '../../kernel/migrations.ts'
import { migrationsDir } from '../prepare-tables.ts'
import type { About, BackupPart, Secrets } from './parts.ts'
import { newerBackup, noBackup, type SealedPart, readSealed } from './sealed-file.ts'

/** The parts of a backup one at a time, with the one that stands next to be looked at. */
export type Cursor = {
  /** Undefined at the end. */
  readonly part: SealedPart<BackupPart> | undefined
  next(): Promise<void>
  close(): Promise<unknown>
}

export async function openBackup(path: string, passphrase: string): Promise<Cursor> {
  const parts = readSealed<BackupPart>(path, passphrase)
  let part: SealedPart<BackupPart> | undefined
  const next = async () => {
    const { done, value } = await parts.next()
    part = done ? undefined : value
  }
  await next()
  return {
    get part() {
      return part
    },
    next,
    close: () => parts.return(undefined),
  }
}

/**
 * Reads a backup from its first part to its last, so that one that is damaged or cut off is found before anything is written.
 * Out: what it says of itself, and the secrets of its server. Throws a sentence where it is another's or of a newer program.
 */
export async function checkBackup(
  path: string,
  passphrase: string,
): Promise<{ about: About; secrets: Secrets }> {
  const backup = await openBackup(path, passphrase)
  try {
    const about = backup.part?.head
    if (about?.kind !== 'about') throw new Error(noBackup)
    refuseNewer(about)
    await backup.next()
    const secrets = backup.part?.head
    if (secrets?.kind !== 'secrets') throw new Error(noBackup)
    while (backup.part) await backup.next()
    return { about, secrets: secrets.secrets }
  } finally {
    await backup.close()
  }
}

/** This program can make tables as they were only by the migrations that it has itself. */
function refuseNewer({ migrations }: About): void {
  const known = new Map(
    readdirSync(migrationsDir).map((name) => [
      name,
      hashesOf(readFileSync(join(migrationsDir, name), 'utf8')),
    ]),
  )
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (unknown) throw new Error(`${newerBackup} (${unknown.name})`)
  const edited = migrations.find(({ name, hash }) => !known.get(name)?.includes(hash))
  if (edited) throw new Error(`migration ${edited.name} was edited after it was applied; put the file back`)
}

export const lastMigration = ({ migrations }: About): string => migrations.at(-1)?.name.slice(0, 4) ?? '0000'
