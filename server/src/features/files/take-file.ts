import { fileRefusals } from '@bargah/contract/features/files/files.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { maySend } from './files.rules.ts'
import { insertFile, lockOwner, sumBytes } from './files.store.ts'

type Owner = { userId: number | null; at: Date; dailyBytes: number }

/** Keeps an upload within the sender's share of the day; who registers has his proof, good for one file. Out: the file's id. */
export async function takeFile(tx: Tx, upload: Upload, { userId, at, dailyBytes }: Owner): Promise<number> {
  if (userId === null) return (await insertFile(tx, upload, { userId, at })).id
  await lockOwner(tx, userId)
  const { id } = await insertFile(tx, upload, { userId, at })
  const ofDay = await sumBytes(tx, userId, new Date(at.getTime() - dayMs))
  refuse(maySend(ofDay, dailyBytes), fileRefusals)
  return id
}
