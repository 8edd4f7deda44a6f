import type { Pdf } from '../../adapters/pdf/pdf.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { SentFile } from '../../kernel/routes.ts'
import { computeSlip } from './turn-slip.rules.ts'
import { findSlipFacts } from './turns.views.ts'

export type PrintPorts = { pdf: Pdf; publicUrl: string }

/** The slip of a turn as a PDF. Looking at it on paper changes nothing. */
export async function printTurn(
  call: Call,
  turnId: number,
  { pdf, publicUrl }: PrintPorts,
): Promise<SentFile> {
  const facts = await findSlipFacts(call.db, sessionOf(call), turnId)
  const slip = computeSlip(facts, { publicUrl, printedAt: await call.now() })
  return { bytes: await pdf.renderTurnSlip(slip), name: `نوبت-${facts.number}.pdf`, inline: true }
}
