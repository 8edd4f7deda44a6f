import { printedLines, tooManyLines } from '@bargah/contract/features/wallet/wallet.text.ts'
import type { Pdf } from '../../adapters/pdf/pdf.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { SentFile } from '../../kernel/routes.ts'
import { type ReportDays, showReport } from './show-report.ts'
import { computeStatement } from './statement.rules.ts'
import { findStatementOwner } from './statement.views.ts'
import type { WalletOwner } from './wallet.store.ts'
import { listMoved } from './wallet.views.ts'

/** The statement of a wallet as a PDF; refused (too_many_lines) when nobody would print so much. */
export async function printStatement(
  call: Call,
  owner: WalletOwner,
  asked: ReportDays,
  { pdf }: { pdf: Pdf },
): Promise<SentFile> {
  const { fullName: printedBy, role } = sessionOf(call)
  const { report, since, before } = await showReport(call, owner, asked)
  if (report.deposit.count + report.withdraw.count > printedLines)
    throw new Refusal('too_many_lines', tooManyLines)
  const statement = computeStatement({
    owner: await findStatementOwner(call.db, owner),
    report,
    rows: await listMoved(call.db, owner, { since, before }),
    printedBy,
    printedAt: await call.now(),
    inToman: role === 'Driver',
  })
  const name = `صورت‌حساب-${report.from}-${report.to}.pdf`.replaceAll('/', '-')
  return { bytes: await pdf.renderStatement(statement), name, inline: true }
}
