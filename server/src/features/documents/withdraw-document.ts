import { withdrawRefusals } from '@bargah/contract/features/documents/documents.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { takeBackFile } from '../files/files.api.ts'
import { lockPermit, setPermitStatus, tellPaperWithdrawn } from '../permits/permits.api.ts'
import { computeStatusBack, mayWithdrawDocument } from './documents.rules.ts'
import { findPermitOfDocument, loadDocument, loadWhatIsLeft, setWithdrawn } from './documents.store.ts'

/**
 * Takes a document back: it counts no more, its file opens for support alone, and the permit goes back to where it stands
 * without it; the permit's history tells it, with the reason, though the state may stay.
 */
export async function withdrawDocument(call: Call, documentId: number, reason: string): Promise<void> {
  const session = sessionOf(call)
  const by = session.userId
  await call.write(async (tx, at) => {
    const permitId = await findPermitOfDocument(tx, session, documentId)
    const permit = await lockPermit(tx, session, permitId)
    const { type, fileId, isWithdrawn, sender } = await loadDocument(tx, documentId)
    const sent = { type, isWithdrawn, sender, status: permit.status }
    refuse(mayWithdrawDocument(session, sent), withdrawRefusals)
    await setWithdrawn(tx, { documentId, by, at, reason })
    await takeBackFile(tx, fileId, at)
    const status = computeStatusBack(permit.status, await loadWhatIsLeft(tx, permitId)) ?? permit.status
    const told = { note: reason, withdrawnDocumentId: documentId }
    await setPermitStatus(tx, { permitId, status, at, byUser: by, ...told })
    await tellPaperWithdrawn(tx, { ...permit, type, reason }, at)
  })
}
