import { type PermitAction, permitCan } from '@bargah/contract/features/permits/permits.states.ts'
import type { Pdf, PermitSheet } from '../../adapters/pdf/pdf.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { SentFile } from '../../kernel/routes.ts'
import { type PermitKeys, signedCodeOf, wordPublicKey } from './permit-code.rules.ts'
import { computeSheet } from './permit-sheet.rules.ts'
import { findSheetFacts } from './permit-sheet.views.ts'
import { countsAsPrint } from './permits.rules.ts'
import { lockPermits, rememberPrints, setPermitsPrinted } from './permits.store.ts'

export type PrintPorts = { pdf: Pdf; permitKeys: PermitKeys; publicUrl: string }

/**
 * The permit as a PDF. The first print by the company, the hall or support makes an issued permit a printed one; later
 * ones and looks by others change nothing (rules 12.4). A voided permit prints with its mark.
 */
export async function printPermit(call: Call, permitId: number, ports: PrintPorts): Promise<SentFile> {
  return { bytes: await printAll(call, [permitId], ports), name: `مجوز-${permitId}.pdf`, inline: true }
}

/** Several permits as one PDF, in the order in which they are asked for; all of them, or none when one is not the caller's. */
export async function printPermits(
  call: Call,
  permitIds: readonly number[],
  ports: PrintPorts,
): Promise<SentFile> {
  const once = [...new Set(permitIds)]
  return { bytes: await printAll(call, once, ports), name: 'مجوزها.pdf', inline: true }
}

async function printAll(call: Call, permitIds: readonly number[], ports: PrintPorts): Promise<Buffer> {
  const session = sessionOf(call)
  if (countsAsPrint(session)) await markPrinted(call, session, permitIds)
  const { permitKeys, publicUrl } = ports
  const about = {
    verifyUrl: `${publicUrl}/verify`,
    checkUrl: `${publicUrl}/check`,
    publicKey: publicKeyOf(permitKeys),
    printedAt: await call.now(),
  }
  const found = await findSheetFacts(call.db, session, permitIds)
  const [first, ...others] = found.map(
    (facts): PermitSheet => computeSheet(facts, { ...about, signedCode: signedCodeOf(permitKeys, facts) }),
  )
  if (!first) throw new Error('there is nothing to print')
  return ports.pdf.renderPermit(first, ...others)
}

const markPrinted = (call: Call, session: Session, permitIds: readonly number[]) =>
  call.write(async (tx, now) => {
    const locked = await lockPermits(tx, session, permitIds)
    const whichCan = (action: PermitAction) =>
      locked.filter(({ status }) => permitCan(action, status)).map(({ id }) => id)
    const by = { at: now, byUser: session.userId }
    await setPermitsPrinted(tx, whichCan('print'), by)
    // the documents of these may be taken back: then they are printed permits again
    await rememberPrints(tx, whichCan('backToPrinted'), by)
  })

/** The key that signs, by its id, as it stands at Permit/Keys: who holds it needs nobody to check a paper. */
function publicKeyOf({ signer, publicKeys }: PermitKeys) {
  const key = publicKeys.get(signer.id)
  if (!key) throw new Error('the key that signs has its public half')
  return { id: signer.id, text: wordPublicKey(key) }
}
