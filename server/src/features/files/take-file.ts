import { fileRefusals } from '@bargah/contract/features/files/files.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { maySend } from './files.rules.ts'
import { insertFile, lockOwner, sumBytes } from './files.store.ts'

const dayMs = 24 * 60 * 60_000

type Owner = { userId: number; at: Date; dailyBytes: number }

/** Keeps an upload for whoever sent it, as long as his share of the day allows. Out: the file's id. */
export async function takeFile(tx: Tx, upload: Upload, owner: Owner): Promise<number> {
  await lockOwner(tx, owner.userId)
  const { id } = await insertFile(tx, upload, owner)
  const ofDay = await sumBytes(tx, owner.userId, new Date(owner.at.getTime() - dayMs))
  refuse(maySend(ofDay, owner.dailyBytes), fileRefusals)
  return id
}
