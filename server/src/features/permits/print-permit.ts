import { permitCan, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Pdf } from '../../adapters/pdf/pdf.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { SentFile } from '../../kernel/routes.ts'
import { type PermitKeys, signedCodeOf, wordPublicKey } from './permit-code.rules.ts'
import { computeSheet } from './permit-sheet.rules.ts'
import { findSheetFacts } from './permit-sheet.views.ts'
import { countsAsPrint } from './permits.rules.ts'
import { lockPermit, setPermitStatus } from './permits.store.ts'

export type PrintPorts = { pdf: Pdf; permitKeys: PermitKeys; publicUrl: string }

/**
 * The permit as a PDF. The first print by the company, the hall or support makes an issued permit a printed one; later
 * ones and looks by others change nothing (decisions §7). A voided permit prints with its mark.
 */
export async function printPermit(call: Call, permitId: number, ports: PrintPorts): Promise<SentFile> {
  const session = sessionOf(call)
  if (countsAsPrint(session)) await markPrinted(call, session, permitId)
  const facts = await findSheetFacts(call.db, session, permitId)
  const sheet = computeSheet(facts, {
    verifyUrl: `${ports.publicUrl}/verify`,
    checkUrl: `${ports.publicUrl}/check`,
    signedCode: signedCodeOf(ports.permitKeys, facts),
    publicKey: publicKeyOf(ports.permitKeys),
    printedAt: await call.now(),
  })
  return { bytes: await ports.pdf.renderPermit(sheet), name: `مجوز-${permitId}.pdf`, inline: true }
}

const markPrinted = (call: Call, session: Session, permitId: number) =>
  call.write(async (tx, now) => {
    const { status } = await lockPermit(tx, session, permitId)
    if (!permitCan('print', status)) return
    await setPermitStatus(tx, { permitId, status: permitStatus.printed, at: now, byUser: session.userId })
  })

/** The key that signs, by its id, as it stands at Permit/Keys: who holds it needs nobody to check a paper. */
function publicKeyOf({ signer, publicKeys }: PermitKeys) {
  const key = publicKeys.get(signer.id)
  if (!key) throw new Error('the key that signs has its public half')
  return { id: signer.id, text: wordPublicKey(key) }
}
