import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { receiptsFor } from '../log/log.api.ts'
import { findTurn } from '../turns/turns.api.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { listPromised } from './promised.views.ts'
import { findPriority } from './rounds.store.ts'

type Asked = { turnId: number; priorityId: number | undefined }

/** A driver's receipts of his turn or of a choice's round, with their salts. Null when the signer signs nothing now. */
export async function listReceipts(call: Call, signer: LogSigner, { turnId, priorityId }: Asked) {
  const turn = await findTurn(call.db, turnId)
  if (!turn || !ownsTurn(sessionOf(call), turn)) throw notFound('نوبتی با این مشخصات')
  const choice = priorityId === undefined ? undefined : await findPriority(call.db, priorityId)
  if (priorityId !== undefined && choice?.turnId !== turnId) throw notFound('انتخابی با این مشخصات')
  const promised = await listPromised(call.db, turn, choice?.roundId)
  const receipts = await receiptsFor(signer, turn.hallId, promised)
  return receipts?.map((receipt, nr) => ({ ...receipt, salt: promised[nr]?.salt ?? null })) ?? null
}
