import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { findSigning, keepVerifierKey, noteFault, noteSigned } from './signing.store.ts'

/**
 * The signer of the logs, with a note in the database of what it signs and what it does not: a log that is not signed is told
 * with the reason and since when, and its key is known while nobody answers. Of the audit's log nothing is noted.
 */
export function keepSigning(signer: LogSigner, database: Database): LogSigner {
  const { db } = database

  async function noting<T>(hallId: number, asked: Promise<T>): Promise<T> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof LogSignerFault) await noteUnsigned(database, [hallId], error)
      throw error
    }
  }
  async function verifierKey(hallId: number): Promise<string> {
    const key = await signer.verifierKey(hallId)
    await keepVerifierKey(db, hallId, key)
    return key
  }

  return {
    async sign(hallId) {
      if (hallId === 'audit') return signer.sign(hallId)
      const signed = await noting(hallId, signer.sign(hallId))
      await noteSigned(db, hallId)
      if (!(await findSigning(db, hallId))?.verifierKey) await verifierKey(hallId)
      return signed
    },
    receipts: (hallId, indices) => noting(hallId, signer.receipts(hallId, indices)),
    async verifierKey(hallId) {
      if (hallId === 'audit') return signer.verifierKey(hallId)
      try {
        return await verifierKey(hallId)
      } catch (error) {
        const known = error instanceof LogSignerFault ? (await findSigning(db, hallId))?.verifierKey : null
        if (known) return known
        throw error
      }
    },
    close: () => signer.close(),
  }
}

/** Notes that the signer signed nothing of these logs; what it said stands where the database cannot be told. */
export const noteUnsigned = (
  database: Database,
  hallIds: readonly number[],
  { isUnsigned }: LogSignerFault,
) =>
  transaction(database, (tx, at) =>
    noteFault(tx, { hallIds, fault: isUnsigned ? 'away' : 'refuses', at }),
  ).catch(() => undefined)
