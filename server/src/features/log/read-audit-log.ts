import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Db } from '../../kernel/database.ts'
import { countSeals, findAuditCheckpoint } from './audit-log.store.ts'

/**
 * The newest checkpoint of the audit, of its seals and nothing that they cover, signed now when it grew since; null before
 * the first seal. What cannot be signed now is told by the last that was; throws when there is none.
 */
export async function readAuditCheckpoint(db: Db, signer: LogSigner): Promise<string | null> {
  const size = await countSeals(db)
  if (size === 0) return null
  const kept = await findAuditCheckpoint(db)
  if (kept && kept.size >= size) return withLines(kept)
  try {
    await signer.sign('audit')
  } catch (error) {
    if (kept && error instanceof LogSignerFault) return withLines(kept)
    throw error
  }
  const signed = await findAuditCheckpoint(db)
  if (!signed) throw new Error('the checkpoint of the audit was signed and not kept')
  return withLines(signed)
}

export const withLines = ({ note, lines }: { note: string; lines: readonly string[] }) =>
  note + lines.map((line) => `${line}\n`).join('')
